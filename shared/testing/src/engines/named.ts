/** Finds what carries a name, in the page itself: an accessibility tree is made anew for each question, and takes long. */

/** By role. */
const selectors: Readonly<Record<string, string>> = {
  button: 'button, [role=button]',
  link: 'a[href], [role=link]',
  tab: '[role=tab]',
  radio: '[role=radio], input[type=radio]',
  checkbox: '[role=checkbox], input[type=checkbox]',
  switch: '[role=switch]',
  menuitem: '[role=menuitem]',
  option: '[role=option]',
  combobox: '[role=combobox], select',
  slider: '[role=slider], input[type=range]',
  textbox: 'input:not([type=radio], [type=checkbox], [type=range]), textarea',
  searchbox: 'input[type=search]',
  spinbutton: 'input[type=number]',
}

const anything =
  'button, a[href], label, input, [role=tab], [role=radio], [role=checkbox], [role=switch], [role=option], [role=slider]'

export const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** What `elementsNamed` takes. @param name exactly, white space aside; or what the label or the text fits */
export function lookFor(
  name: string | RegExp,
  roles: readonly string[],
): [selector: string, source: string, flags: string] {
  if (typeof name !== 'string') return [anything, name.source, name.flags]
  return [roles.map(role => selectors[role]).join(', '), `^${escaped(name).replaceAll(' ', '\\s*')}$`, 'u']
}

/** Runs in the page. Seen in one look: between two the page may have changed. */
export function elementsNamed(selector: string, source: string, flags: string): Element[] {
  const name = new RegExp(source, flags)
  const textOf = (e: Element | null | undefined) => e?.textContent ?? ''
  const labelOf = (e: Element) => {
    const ids = e.getAttribute('aria-labelledby')?.split(' ')
    if (ids) return ids.map(id => textOf(document.getElementById(id))).join(' ')
    return e.getAttribute('aria-label') ?? textOf(e instanceof HTMLInputElement ? e.labels?.[0] : e)
  }
  /** Without what is drawn for the eye alone. */
  const heardOf = (e: Element) => {
    if (!e.querySelector('[aria-hidden=true]')) return ''
    const copy = e.cloneNode(true) as Element
    for (const part of copy.querySelectorAll('[aria-hidden=true]')) part.remove()
    return textOf(copy)
  }
  const fits = (text: string) => text !== '' && name.test(text.replaceAll(/\s+/g, ' ').trim())
  return [...document.querySelectorAll(selector)].filter(e => fits(labelOf(e)) || fits(heardOf(e)))
}
