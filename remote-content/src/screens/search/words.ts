/** Words by which people ask for an act, as each language has them: a list, the most usual word first. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type ActName, type ActWords, actNames, listed } from './acts.model.ts'

export const actWords: Readonly<Record<ActName | 'dollar' | 'filler', MessageDescriptor>> = {
  withdraw: msg({ message: 'withdraw, send, pay out, cash out, take out', context: 'search words' }),
  transfer: msg({ message: 'transfer, move, send', context: 'search words' }),
  buy: msg({ message: 'buy, purchase, get, invest in', context: 'search words' }),
  sell: msg({ message: 'sell, sell off, dump', context: 'search words' }),
  dollar: msg({ message: 'USDT, USD, dollars, dollar, bucks, $', context: 'search words' }),
  close: msg({ message: 'close, exit, close position, close out', context: 'search words' }),
  why: msg({ message: 'why, explain, how come', context: 'search words' }),
  alert: msg({ message: 'alert, price alert, notify, tell me, remind', context: 'search words' }),
  filler: msg({
    message: 'at, to, for, my, me, the, a, is, was, of, when, on, in, reaches, position, please',
    context: 'search words',
  }),
}

/** Words of any question, which do not tell its subject. */
export const idleWords = msg({
  message:
    'a an the i you u we they it is are was be do does did can could would to of in on at for with from and or but not no my me your this that there how what why when where which who please help want need get have has any some if',
  context: 'search words',
})

/** A text in the reader's language. */
export type Say = (message: MessageDescriptor) => string

export const wordsIn = (say: Say): ActWords => {
  const of = (name: keyof typeof actWords) => listed(say(actWords[name]))
  const acts = Object.fromEntries(actNames.map(name => [name, of(name)])) as Record<ActName, string[]>
  return { ...acts, dollar: of('dollar'), filler: of('filler') }
}

/** The most usual word of an act, for an example. */
export const usual = (say: Say, name: ActName): string =>
  say(actWords[name])
    .split(/[,、，]/)[0]
    ?.trim() ?? ''
