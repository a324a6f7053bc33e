/**
 * Runs in the page: what a browser's translator does to the DOM. It puts two <font> elements in the place of each text, now and as
 * texts appear, and leaves out what is marked with translate="no". It keeps the words, so that a test finds them.
 */
export function translatePage(): void {
  const translate = (text: Text) => {
    if (!text.data.trim() || text.parentElement?.closest('font, script, style, [translate="no"]')) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = root instanceof Text ? [root] : []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) translate(text)
  }
  document.documentElement.lang = 'fr'
  document.documentElement.classList.add('translated-ltr')
  translateAll(document.body)
  new MutationObserver(records => {
    for (const { addedNodes } of records) for (const node of addedNodes) translateAll(node)
  }).observe(document.body, { childList: true, subtree: true })
}
