/** A file that changes on its way. */

/** Flips a bit where the file would still run: in the words of its directive, or in a stylesheet's value. */
export function flip(bytes: Uint8Array | undefined): Uint8Array | undefined {
  if (!bytes) return undefined
  const changed = Buffer.from(bytes)
  const directive = changed.indexOf('use strict')
  const at = directive < 0 ? Math.floor(changed.length / 2) : directive + 4
  changed[at] = (changed[at] ?? 0) ^ 1
  return changed
}
