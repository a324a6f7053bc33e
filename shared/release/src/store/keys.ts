/** Keys of a store: names joined by "/", none of which begins with a dot, so that no key leads out of its place. */

/** No longer than a folder's file may be called. */
const name = '[A-Za-z0-9_@+~-][A-Za-z0-9_.@+~-]{0,254}'
const key = new RegExp(`^${name}(/${name})*$`)

export const isKey = (text: string): boolean => text.length <= 512 && key.test(text)

export function checkKey(text: string): string {
  if (isKey(text)) return text
  throw new Error(`"${text}" is no key of a store. Use names of letters, digits and _ . @ + ~ - joined by "/".`)
}

/** A prefix is empty, or a key and "/". */
export function checkPrefix(text: string): string {
  if (text !== '') checkKey(text.replace(/\/$/, ''))
  if (text === '' || text.endsWith('/')) return text
  throw new Error(`The prefix "${text}" must end with "/".`)
}
