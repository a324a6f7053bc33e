/** Makes elements: text is text alone, attributes go by their names. */

export type Attributes = Readonly<Record<string, string | boolean | undefined>>
export type Child = Node | string | undefined | false

/** `false` and `undefined` leave an attribute or a child out; `true` is an attribute without a value. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : value)
  element.append(...children.filter(child => child !== undefined && child !== false))
  return element
}

/** A button that does this; its text is its name unless `aria-label` says one. */
export function button(attributes: Attributes, onPress: () => void, ...children: readonly Child[]): HTMLButtonElement {
  const element = make('button', { type: 'button', ...attributes }, ...children)
  element.addEventListener('click', onPress)
  return element
}

/** What a reader hears and nobody sees. */
export const hidden = (text: string): HTMLElement => make('span', { class: 'visually-hidden' }, text)

/** Puts children into this order and touches none that stands where it should: a live region tells what is new alone. */
export function arrange(parent: Element, children: readonly Element[]): void {
  const wanted = new Set<Element>(children)
  for (const child of [...parent.children]) if (!wanted.has(child)) child.remove()
  children.forEach((child, at) => {
    const there = parent.children[at]
    if (there !== child) parent.insertBefore(child, there ?? null)
  })
}
