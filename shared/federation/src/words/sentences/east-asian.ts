/** Chinese and Japanese marks: full width beside their signs, spaces as docs/glossary.md has them, 〜 for a range. */
import type { Rule } from './passage.ts'

const sign = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々]`
const halfWidth = new RegExp(`${sign}[,:;!?()](?!//)|[,;!?()]${sign}|${sign}\\.(?!\\w)`, 'gu')
/** Of Japanese: a value, then what counts it or a particle. */
const counter = '件|人|回|日|時間|分|秒|個|枚|口|円|倍|位|点|年|か月|月|週|台|本|名|文字|桁|通|歳|以上|以下|以降|時点'
const spaced = new RegExp(String.raw`[}\d%] (?:\p{sc=Hiragana}|${counter})`, 'gu')
const range = /[}\d%][~～][{\d]/g
/** Of Chinese: a digit and a sign without a space. */
const unspaced = /\d\p{sc=Han}|\p{sc=Han}\d/gu

const found = (text: string, pattern: RegExp, advice: string): string[] =>
  [...new Set(text.match(pattern) ?? [])].map(part => `“${part}”: ${advice}`)

/** Markdown's own marks, links and code are no text. */
const visible = (text: string) => text.replaceAll(/\]\([^)]*\)|`[^`]*`|!\[/g, '')

/** "human, real person, agent": words that the chat bot splits at their commas, in every language. */
const isList = (english: string) => /^[^.:]*(?:, [^.:]*){5}$/.test(english)

export const eastAsian: Rule = ({ language, english, text }) => {
  if ((language !== 'jp' && language !== 'zh-cn') || isList(english)) return []
  const shown = visible(text)
  const marks = found(shown, halfWidth, 'a mark beside a sign has full width')
  if (language !== 'jp') return [...marks, ...found(shown, unspaced, 'a space between digit and sign')]
  return [
    ...marks,
    ...found(shown, spaced, 'no space between a value and its counter'),
    ...found(shown, range, 'a range is marked by 〜'),
  ]
}
