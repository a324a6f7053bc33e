/** Text of others where it meets a terminal or a log: it steers nothing there, forges no line and turns no reading order. */

/** Control and format characters, bidi marks among them, halves of characters, and the two line ends of Unicode. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu

/** On one line, at most so long: what is not to be seen is a blank. */
export const printable = (text: string, longest = 2_000): string => text.slice(0, longest).replace(UNSEEN, ' ')

/** Lines that we put together: each as `printable`, but for its length. Fields of others go through that one before. */
export const printableLines = (text: string): string => text.replace(UNSEEN, unseen => (unseen === '\n' ? unseen : ' '))

/** JSON in which such characters are escapes: nothing of them is lost. @param indent 0 keeps it on one line */
export const printableJson = (value: unknown, indent = 0): string =>
  (JSON.stringify(value, null, indent) ?? 'null').replace(UNSEEN, unseen =>
    unseen === '\n' ? unseen : escaped(unseen),
  )

/** A character beyond the first 65,536 is two escapes. */
const escaped = (unseen: string): string =>
  Array.from({ length: unseen.length }, (_, at) => `\\u${unseen.charCodeAt(at).toString(16).padStart(4, '0')}`).join('')
