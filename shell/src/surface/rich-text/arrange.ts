/** Makes sanitised nodes fit a phone: a wide table gets a box of its own to scroll in, a picture a button that enlarges it. */
import css from './rich-text.module.css'

export type ArrangeWords = {
  /** Name of the box that a table scrolls in. */
  table: string
  enlarge(alt: string): string
}

function wrap(element: Element, name: 'div' | 'button', className: string | undefined): HTMLElement {
  const box = element.ownerDocument.createElement(name)
  box.className = className ?? ''
  element.replaceWith(box)
  box.append(element)
  return box
}

/** Reachable by keyboard, else what is beside the screen could only be read by touch. */
function boxTable(table: Element, label: string): void {
  const box = wrap(table, 'div', css.scroll)
  box.setAttribute('role', 'region')
  box.setAttribute('aria-label', label)
  box.tabIndex = 0
}

function boxPicture(picture: HTMLImageElement, { enlarge }: ArrangeWords): void {
  const button = wrap(picture, 'button', css.picture)
  button.setAttribute('type', 'button')
  button.setAttribute('aria-haspopup', 'dialog')
  button.setAttribute('aria-label', enlarge(picture.alt))
}

/** @param addressOf where a path of the server's stands, seen from this page */
export function arrange(nodes: DocumentFragment, words: ArrangeWords, addressOf: (path: string) => string): void {
  for (const table of nodes.querySelectorAll('table'))
    if (!table.parentElement?.closest('table')) boxTable(table, words.table)
  for (const picture of nodes.querySelectorAll('img')) {
    picture.setAttribute('src', addressOf(picture.getAttribute('src') ?? ''))
    if (!picture.closest('a')) boxPicture(picture, words)
  }
}
