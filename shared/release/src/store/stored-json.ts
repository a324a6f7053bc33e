/** JSON of documents in the store: whoever may write there chooses every byte, so a document must not make its reader throw. */

/** Our documents nest eight levels at most. */
const deepest = 64

/** Names that every object has; validation of a record passes over them, so nothing would be known of their values. */
const inherited = ['__proto__', 'prototype', 'constructor']

/** @returns undefined where the bytes are torn */
export function storedJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString())
  } catch {
    return undefined
  }
}

/**
 * Whether a document can be walked, hashed and encoded: it nests 64 levels at most, no member bears an inherited name, and no
 * text holds half a character (a lone surrogate), which encodeURIComponent refuses.
 */
export function isPlain(value: unknown, levels = deepest): boolean {
  if (typeof value === 'string') return value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  if (levels === 0) return false
  return Object.entries(value).every(
    ([name, member]) => !inherited.includes(name) && name.isWellFormed() && isPlain(member, levels - 1),
  )
}
