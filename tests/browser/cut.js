// Tells which words on the screen are cut: at its edge, by a box that hides what is too long, or with three dots.
() => {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const style = (element) => getComputedStyle(element);
  const scrolls = ({ overflowX, overflowY }) => /auto|scroll/.test(overflowX + overflowY);
  const seen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
    !element.closest('.visually-hidden, option, svg, style, script, noscript');

  // The box that cuts this one off; what can be scrolled to is not cut.
  function edge(element, box) {
    for (let each = element; each && each !== document.documentElement; each = each.parentElement) {
      const own = style(each);
      if (own.clipPath !== 'none') return undefined;
      const room = each.getBoundingClientRect();
      const [across, down] = [own.overflowX, own.overflowY].map((overflow) => /hidden|clip/.test(overflow));
      if (across && (box.left < room.left - 2 || box.right > room.right + 2)) return each;
      if (down && (box.top < room.top - 4 || box.bottom > room.bottom + 4)) return each;
      if (scrolls(own) || own.position === 'fixed') return undefined;
    }
    return box.left < -1 || box.right > innerWidth + 1 ? document.documentElement : undefined;
  }

  function room(field) {
    const own = style(field);
    return field.clientWidth - parseFloat(own.paddingLeft) - parseFloat(own.paddingRight);
  }

  function long(field) {
    const own = style(field);
    const pen = document.createElement('canvas').getContext('2d');
    pen.font = `${own.fontWeight} ${own.fontSize} ${own.fontFamily}`;
    return pen.measureText(field.placeholder).width;
  }

  const cut = [];
  const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const element = text.parentElement;
    if (!text.textContent.trim() || !seen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const by = [...range.getClientRects()].map((box) => edge(element, box)).find(Boolean);
    if (by) cut.push(`${text.textContent.trim().slice(0, 60)} (${element.className} in ${by.tagName} ${by.className})`);
  }
  for (const element of top.querySelectorAll('*')) {
    if (!seen(element)) continue;
    const dots = style(element).textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
    if (dots) cut.push(`${element.textContent.trim().slice(0, 60)}…`);
    if (element.matches('input[placeholder]') && long(element) > room(element) + 1) cut.push(`${element.placeholder} (hint)`);
  }
  return cut;
}
