/** Spanish: an article before a value guesses its gender and number ("las {time}" is wrong for "19 oct 15:29"). */
import type { Rule } from './passage.ts'

/** "el" and "al" fit dates and percentages; "los {count} caracteres" names its noun. */
const article =
  /(?<!\p{L})(?:la|las|una|unas|unos|los) \{\w+\}(?! (?!completos)\p{Ll}+s(?!\p{L}))|\p{L}\/(?:a|as|la|las)(?!\p{L})|\p{L}\((?:a|as|s|es)\)/giu

export const spanish: Rule = ({ language, text }) =>
  language === 'xi'
    ? (text.match(article) ?? []).map(part => `“${part}”: the value has no gender of its own; name its noun`)
    : []
