/** Words by which people ask for an act, as each language has them: a list, the most usual word first. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type ActName, type ActWords, actNames, listed } from './acts.model.ts'

export const actWords: Readonly<Record<ActName | 'filler', MessageDescriptor>> = {
  withdraw: msg({ message: 'withdraw, send, pay out, cash out, take out', context: 'search words' }),
  transfer: msg({ message: 'transfer, move, send', context: 'search words' }),
  close: msg({ message: 'close, exit, close position, close out', context: 'search words' }),
  why: msg({ message: 'why, explain, how come', context: 'search words' }),
  alert: msg({ message: 'alert, price alert, notify, tell me, remind', context: 'search words' }),
  filler: msg({
    message: 'at, to, for, my, me, the, a, is, was, of, when, on, in, reaches, position, please',
    context: 'search words',
  }),
}

/** A text in the reader's language. */
export type Say = (message: MessageDescriptor) => string

export const wordsIn = (say: Say): ActWords => {
  const of = (name: ActName | 'filler') => listed(say(actWords[name]))
  const acts = Object.fromEntries(actNames.map(name => [name, of(name)])) as Record<ActName, string[]>
  return { ...acts, filler: of('filler') }
}

/** The most usual word of an act, for an example. */
export const usual = (say: Say, name: ActName): string =>
  say(actWords[name])
    .split(/[,、，]/)[0]
    ?.trim() ?? ''
