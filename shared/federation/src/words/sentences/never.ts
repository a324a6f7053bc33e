/** The words that no text says: the table "Words that we never write" of docs/glossary.md. */
import { type Language, languages, tags } from '../languages.ts'
import type { Rule } from './passage.ts'
import { finds } from './whole-words.ts'

type Row = { language: Language; words: { word: string; pattern: RegExp }[]; write: string; where: RegExp | undefined }

/** "position, hold": English texts in which a word begins so. */
const begins = (cell: string): RegExp | undefined =>
  cell === '' ? undefined : new RegExp(String.raw`\b(?:${cell.split(', ').join('|')})`, 'i')

function readRow(line: string): Row[] {
  const cells = line.split('|').map(cell => cell.trim())
  const [tag = '', words = '', write = '', where = ''] = cells
  const language = languages.find(code => tags[code] === tag)
  if (cells.length !== 4 || !language) return []
  const patterns = words.split(', ').map(word => ({ word, pattern: finds(language, word) }))
  return [{ language, words: patterns, write, where: begins(where) }]
}

/** @param glossary docs/glossary.md: rows of four cells, a language, the words, what to write, and of which English */
export function never(glossary: string): Rule {
  const rows = Map.groupBy(glossary.split('\n').flatMap(readRow), ({ language }) => language)
  return ({ language, english, text }) =>
    (rows.get(language) ?? [])
      .filter(({ where }) => !where || where.test(english))
      .flatMap(({ words, write }) =>
        words.flatMap(({ word, pattern }) => (pattern.test(text) ? [`“${word}”: write ${write}`] : [])),
      )
}
