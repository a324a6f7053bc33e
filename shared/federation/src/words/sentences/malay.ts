/** Malay: what has not happened yet is belum; "tiada … lagi" and "jangan … lagi" say that it is over. */
import type { Rule } from './passage.ts'

const noMore = /\b(?:tiada|tidak|jangan)\b[^.,:;!?]*\blagi\b/gi

export const malay: Rule = ({ language, english, text }) =>
  language === 'mlxy' && /\byet\b/i.test(english)
    ? (text.match(noMore) ?? []).map(part => `“${part}” says “no more”; write belum or dahulu`)
    : []
