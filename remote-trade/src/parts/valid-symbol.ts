/** What an address or a device names as a symbol. */

/** @returns undefined of what cannot be one: it is neither asked for nor said */
export const validSymbol = (text: string | undefined): string | undefined =>
  text && /^[A-Z0-9]{3,20}$/.test(text) ? text : undefined
