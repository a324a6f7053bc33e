/** Local storage for the boot code. It may be forbidden or full: then the phone remembers nothing. */

/** Returns '' for a missing key. */
export function recall(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

const attempt = (write: () => void): void => {
  try {
    write()
  } catch {
    // forbidden or full
  }
}

export const keep = (key: string, text: string): void => attempt(() => localStorage.setItem(key, text))

export const forget = (key: string): void => attempt(() => localStorage.removeItem(key))

/** A whole number as this page writes it. Any code of the page can write here: other text is undefined. */
export function numberIn(text = ''): number | undefined {
  const number = Number(text || Number.NaN)
  return Number.isSafeInteger(number) && number >= 0 ? number : undefined
}
