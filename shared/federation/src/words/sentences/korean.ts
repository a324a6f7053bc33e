/** Korean: a particle depends on the last sound before it, and nobody knows how a value sounds. One register: 하십시오체. */
import type { Rule } from './passage.ts'

const doubled = String.raw`\(으\)로|을\(를\)|이\(가\)|은\(는\)|와\(과\)`
const particle = '(?:으로|[을를은는이가와과로])(?![가-힣(])|이(?:어야|므로|라|나|며|고|거나|었)'
/** Behind a value, also where a tag or a quotation mark closes around it. */
const afterValue = new RegExp(String.raw`(?:\}|<\d+\/>|\}<\/\d+>)[”’」]?(?:${particle})|\S(?:${doubled})`, 'g')

/** No verbs, though they end in 요; the greeting; and the one request that docs/glossary.md allows. */
const allowed = /(?:필요|중요|주요|개요|수요|소요|강요|안녕하세요|주세요)$/

export const korean: Rule = ({ language, text }) => {
  if (language !== 'ko') return []
  const particles = new Set(text.match(afterValue) ?? [])
  const spoken = (text.match(/[가-힣]*요(?=[.?!…)”]|$)/gm) ?? []).filter(word => !allowed.test(word))
  return [
    ...[...particles].map(found => `“${found}”: no particle behind a value; put a noun between them`),
    ...spoken.map(word => `“${word}”: 해요체; write 합니다, 하십시오 or 해 주세요`),
  ]
}
