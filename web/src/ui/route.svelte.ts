/** Where we are: the address as the page understands it. */

export type Place =
  | { page: 'home' }
  | { page: 'table'; id: string }
  | { page: 'review'; id: string; step: number | null; eyes: string | null }
  | { page: 'games' }
  | { page: 'ratings' }
  | { page: 'credits' }
  | { page: 'programs' }
  | { page: 'about'; id: string | null }
  | { page: 'continue'; token: string }
  | { page: 'lost' };

/** Read an address. */
export function locate(path: string, search = ''): Place {
  const [, first = '', second = ''] = path.split('/');
  const query = new URLSearchParams(search);
  switch (first) {
    case '':
      return { page: 'home' };
    case 'table':
      return second ? { page: 'table', id: decodeURIComponent(second) } : { page: 'lost' };
    case 'review': {
      if (!second) return { page: 'lost' };
      const step = query.get('n');
      return {
        page: 'review',
        id: decodeURIComponent(second),
        step: step !== null && /^\d+$/.test(step) ? Number(step) : null,
        eyes: query.get('eyes'),
      };
    }
    case 'games':
    case 'ratings':
    case 'credits':
    case 'programs':
      return { page: first };
    case 'about':
      return { page: 'about', id: second ? decodeURIComponent(second) : null };
    case 'continue':
      return second ? { page: 'continue', token: decodeURIComponent(second) } : { page: 'lost' };
    default:
      return { page: 'lost' };
  }
}

export const route = $state<{ place: Place }>({ place: locate(location.pathname, location.search) });

/** Go somewhere. */
export function go(address: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', address);
  else history.replaceState(null, '', address);
  route.place = locate(location.pathname, location.search);
  if (how === 'push') scrollTo(0, 0);
}

/** Let plain links inside the page travel without a reload. Returns how to stop. */
export function travel(): () => void {
  const back = (): void => {
    route.place = locate(location.pathname, location.search);
  };
  const click = (event: MouseEvent): void => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element).closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  addEventListener('popstate', back);
  document.addEventListener('click', click);
  return () => {
    removeEventListener('popstate', back);
    document.removeEventListener('click', click);
  };
}
