/**
 * Caches what jsdom computes anew for each call. Queries by role read the style and the labels of every element, and of every
 * element above it.
 */

/** jsdom counts the changes below each node: of children, attributes, values and inline styles. */
type Impl = { _version: number }

function versionOf(node: Node): () => number {
  const symbol = Object.getOwnPropertySymbols(node).find(({ description }) => description === 'impl')
  const impl = symbol && (node as unknown as Record<symbol, Impl>)[symbol]
  if (!impl) throw new Error('jsdom no longer keeps its implementation under the symbol "impl"')
  return () => impl._version
}

/** @returns what `make` made for this version of the document */
function perVersion<T>(make: () => T): () => T {
  const version = versionOf(document)
  let made: { version: number; value: T } | undefined
  return () => {
    const now = version()
    if (made?.version !== now) made = { version: now, value: make() }
    return made.value
  }
}

/** Attributes that selectors of jsdom's own style sheet name (jsdom/browser/default-stylesheet.js), and inline styles. */
const STYLED_BY = ['type', 'readonly', 'open', 'list', 'hidden', 'disabled', 'dir', 'style'] as const

/** Of two elements with the same description, jsdom computes the same style, apart from that of their parents. */
function describe(element: Element): string {
  const attributes = STYLED_BY.map(name => element.getAttribute(name) ?? '\0')
  return [element.namespaceURI, element.localName, ...attributes].join('\n')
}

const numbers = new Map<string, number>()

/** @returns the same number for equal texts */
function numberOf(text: string): number {
  const number = numbers.get(text) ?? numbers.size
  numbers.set(text, number)
  return number
}

/** Screens load no style sheets: an element's style follows from its description and those of the elements above it. */
function quickStyles(): void {
  const work = window.getComputedStyle.bind(window)
  const styles = new Map<number, CSSStyleDeclaration>()
  const paths = perVersion(() => new WeakMap<Element, number>())
  const pathOf = (element: Element): number => {
    const known = paths().get(element)
    if (known !== undefined) return known
    const above = element.parentElement ? pathOf(element.parentElement) : ''
    const path = numberOf(`${above}\n${describe(element)}`)
    paths().set(element, path)
    return path
  }
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0 || !document.contains(element)) return work(element, pseudo)
    const path = pathOf(element)
    const style = styles.get(path) ?? work(element)
    styles.set(path, style)
    return style
  }
}

/** Most controls have no label, which jsdom finds out by a walk through the whole document. */
function quickLabels(): void {
  const labelled = perVersion(() => new Set([...document.querySelectorAll('label')].map(({ control }) => control)))
  const none = document.createDocumentFragment().childNodes
  for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]) {
    const get = Object.getOwnPropertyDescriptor(prototype, 'labels')?.get
    if (!get) throw new Error('jsdom no longer has labels')
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      enumerable: true,
      get(this: HTMLInputElement) {
        return this.type === 'hidden' || labelled().has(this) || !document.contains(this) ? get.call(this) : none
      },
    })
  }
}

quickStyles()
quickLabels()
