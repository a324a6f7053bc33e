/**
 * Spanish: an article before a value guesses its gender and number ("las {time}" is wrong for "19 oct 15:29"); a figure in the
 * text has the marks of one half of the readers (docs/decisions/0050-spanish-numbers-by-region.md).
 */
import type { Rule } from './passage.ts'

/** "el" and "al" fit dates and percentages; "los {count} caracteres" names its noun. */
const article =
  /(?<!\p{L})(?:la|las|una|unas|unos|los) \{\w+\}(?! (?!completos)\p{Ll}+s(?!\p{L}))|\p{L}\/(?:a|as|la|las)(?!\p{L})|\p{L}\((?:a|as|s|es)\)/giu

/** Of a unit: the exchange's own texts are turned for Spain, and written with 1,000.00. */
const unit = /^(?:shell|remote-\w+)\//
const figure = /\d[.,]\d/g
const comma = /\d,(?!\d{3}(?!\d))\d/g

const found = (text: string, pattern: RegExp, why: string): string[] =>
  (text.match(pattern) ?? []).map(part => `“${part}”: ${why}`)

export const spanish: Rule = ({ file, language, text }) => {
  if (language !== 'xi') return []
  const figures = unit.test(file)
    ? found(text, figure, 'regions write figures in two ways; make it a value')
    : found(text, comma, 'write figures as 1,000.00')
  return [...found(text, article, 'the value has no gender of its own; name its noun'), ...figures]
}
