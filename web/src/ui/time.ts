import { locale, t } from '../words';

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** Tell how long ago something was, in one short phrase. */
export function since(seconds: number): string {
  for (const [unit, size] of STEPS) {
    if (seconds >= size) {
      const style = { numeric: 'auto', style: 'short' } as const;
      return new Intl.RelativeTimeFormat(locale(), style).format(-Math.floor(seconds / size), unit);
    }
  }
  return t('page-just-now');
}

/** Write a clock: 1:05, or 2:03:09. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const parts = [Math.floor(whole / 60) % 60, whole % 60];
  const hours = Math.floor(whole / 3600);
  const tail = parts
    .map((part, i) => (i === 0 && hours === 0 ? String(part) : String(part).padStart(2, '0')))
    .join(':');
  return hours ? `${hours}:${tail}` : tail;
}
