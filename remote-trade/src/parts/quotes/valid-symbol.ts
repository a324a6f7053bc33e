/** Validates a symbol from an address or from storage. */

/** @returns undefined for text that cannot be a symbol: it is neither requested nor shown */
export const validSymbol = (text: string | undefined): string | undefined =>
  text && /^[A-Z0-9]{3,20}$/.test(text) ? text : undefined
