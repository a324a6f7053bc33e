/** Words that the operator typed: `--title --abstract --body --lang`. */
import { first, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import type { OperatorArgs } from '@shared/engine/operator-action'
import { langOf } from '@shared/engine/operator-words'
import { checkedWords } from './checks.ts'
import type { WordingRow } from './tables.ts'
import { writeWords } from './wording.ts'

export type Options = OperatorArgs['options']

export const WORDS_USAGE = '--title <words> [--abstract <words>] [--body <html>] [--lang <code>]'

function hasEnglish(tx: Tx, kind: WordingRow['kind'], ref: string): boolean {
  const english = sql.selectFrom('wording').select('ref').where('lang', '=', 'en-us')
  return first(tx, english.where('kind', '=', kind).where('ref', '=', ref)) !== undefined
}

/** Other languages fall back to English, so English comes first. @throws Error with words for the operator */
export function writeGiven(tx: Tx, kind: WordingRow['kind'], ref: string, options: Options): void {
  const title = checkedWords('title', options.title)
  const abstract = checkedWords('abstract', options.abstract)
  const body = checkedWords('body', options.body)
  const lang = langOf(options)
  if (!title) throw new Error('--title is missing')
  if (lang !== 'en-us' && !hasEnglish(tx, kind, ref)) throw new Error(`Write the English words of ${ref} first`)
  writeWords(tx, { kind, ref, lang, title, ...(abstract && { abstract }), ...(body && { content: body }) })
}
