/**
 * Answers again what jsdom works out anew each time it is asked, while the document has not changed. Queries by role ask for
 * the style and the labels of every element, and of every element above it.
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

function quickStyles(): void {
  const work = window.getComputedStyle.bind(window)
  const styles = perVersion(() => new WeakMap<Element, CSSStyleDeclaration>())
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !document.contains(element)) return work(element, pseudo)
    const known = styles()
    const style = known.get(element) ?? work(element)
    known.set(element, style)
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
