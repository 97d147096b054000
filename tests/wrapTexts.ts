/**
 * Replaces each text of the page by one inside two elements, as a browser's translator does. It needs nothing from
 * outside, since it also runs in another page.
 */
export function wrapTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('font, script, style, svg, textarea')) continue;
    const outer = document.createElement('font');
    outer.append(Object.assign(document.createElement('font'), { textContent: text.data }));
    text.replaceWith(outer);
  }
}
