/** Thai: ใน is "within"; a time to come is ในอีก. */
import type { Rule } from './passage.ts'

const toCome =
  /\b(?:starts?|ends?|opens?|closes?|reopens?|applies|remove|resend|try again|draw|listing|next|due)\b[^.]*\bin (?:about )?[{\d]/i
const within = /ใน ?[{\d]/g

export const thai: Rule = ({ language, english, text }) =>
  language === 'tai' && toCome.test(english)
    ? (text.match(within) ?? []).map(part => `“${part}”: ใน is “within”; a time to come is ในอีก`)
    : []
