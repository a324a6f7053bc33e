/**
 * Finds what carries a name, in the page itself. Of an exact name Chromium's accessibility tree is asked instead: Firefox
 * takes seconds to look through its own, and a plain WebDriver cannot be asked.
 */

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

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

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
  const nameOf = (e: Element) =>
    e.getAttribute('aria-label') ?? (e instanceof HTMLInputElement ? e.labels?.[0] : e)?.textContent ?? ''
  return [...document.querySelectorAll(selector)].filter(e => name.test(nameOf(e).replaceAll(/\s+/g, ' ').trim()))
}
