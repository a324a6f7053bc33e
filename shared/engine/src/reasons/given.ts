/** The reason that the operator gives: `--reason <code> --words "own sentence" --lang <code>`. */
import { type ReasonKind, reasonCodes } from '@shared/contract'
import { translate } from '@shared/phrases'
import type { OperatorAction, OperatorArgs } from '../operator-action.ts'
import { langOf, lineOfWords } from '../operator-words.ts'
import type { StoredReason } from './stored.ts'
import { reasonTexts } from './texts.ts'

export const REASON_USAGE = '[--reason <code>] [--words <sentence>] [--lang <code>]'

const LONGEST_WORDS = 400

/** "proof-unreadable  We couldn't read your proof of payment.", a line a code. */
const listOf = (kind: ReasonKind): string =>
  Object.entries(reasonTexts[kind])
    .map(([code, text]) => `${code}  ${translate(text, 'en-us')}`)
    .join('\n')

function codeGiven(kind: ReasonKind, typed: string): string {
  const known: readonly string[] = reasonCodes[kind]
  if (known.includes(typed)) return typed
  throw new Error(`"${typed}" is no reason code; what is of your own goes into --words. There are:\n${listOf(kind)}`)
}

/** @throws Error with the codes of the kind where the code is none of them */
export function givenReason(kind: ReasonKind, options: OperatorArgs['options']): StoredReason {
  const words = lineOfWords('words', options.words, LONGEST_WORDS) ?? null
  return {
    reason_code: codeGiven(kind, options.reason ?? reasonCodes[kind][0]),
    reason_words: words,
    reason_lang: words && langOf(options),
  }
}

const kinds: readonly string[] = Object.keys(reasonCodes)
const isKind = (name: string): name is ReasonKind => kinds.includes(name)

export const reasonActions: readonly OperatorAction[] = [
  {
    name: 'reasons',
    usage: `<${kinds.join('|')}>`,
    summary: 'the reason codes of a kind of decision, with their words in English',
    run(_, { positionals: [kind = ''] }) {
      if (!isKind(kind)) throw new Error(`Reasons are of ${kinds.join(', ')}`)
      return listOf(kind)
    },
  },
]
