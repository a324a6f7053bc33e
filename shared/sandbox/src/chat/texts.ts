/** What the bot says, and the words by which it understands. */

import { languages } from '@shared/engine/refusals/languages'
import { fold } from '@shared/format/fold'
import { msg, type Text, translate } from '@shared/phrases'

export const chatTexts = {
  // greets whoever opens the chat
  hello: msg`Hello. Send your deposit number to get the payment details, ask a question in a few words, or ask to talk to a person.`,
  // where to: {address}, or {bank, holder, number, reference}, each on a button of its own
  pay: msg`Deposit {order}: {amount} on {network}. Send it to the address below, then add your proof of payment.`,
  'pay-bank': msg`Deposit {order}: {amount} by bank transfer. Send it to the account below with the reference, then add your proof of payment.`,
  // the desk looks for the payment
  'in-review': msg`Deposit {order}: your payment is under review. There's nothing more to pay.`,
  'order-state': msg`{order}: {state}`,
  // of another person, or of nobody
  'not-found': msg`{order}: not found among your deposits and withdrawals. Check the number.`,
  // a person answers at this hour; later
  queue: msg`You're number {place} in the queue. A person will answer here. Hours: {hours} (UTC+8)`,
  'queue-later': msg`Nobody is here right now. Hours: {hours} (UTC+8). You're number {place} in the queue: write your question and a person will answer here.`,
  articles: msg`These articles may help. If they don't, ask to talk to a person.`,
  nothing: msg`I found no article about this. Try other words, or ask to talk to a person.`,
  // somebody wrote what looks like a code
  'never-codes': msg`Staff never ask for your password or codes. Never share them, not even here.`,
  // a press on it says this as the person's own words
  'ask-person': msg`Talk to a person`,
} as const satisfies Readonly<Record<string, Text>>
export type ChatTemplate = keyof typeof chatTexts

/** Labels of what can be copied; each stands on a button of its own. */
export const labelTexts = {
  amount: msg`Amount`,
  address: msg`Address`,
  bank: msg`Bank`,
  holder: msg`Account holder`,
  number: msg({ message: 'Account number', context: 'bank' }),
  reference: msg`Reference`,
} as const satisfies Readonly<Record<string, Text>>

/** What the desk calls a person who is not signed in. */
export const visitorText = msg`Visitor`

const askingForPerson = msg({
  message:
    'human, real person, a person, live agent, an agent, operator, support agent, someone real, customer service, representative',
  context: 'Small letters, with commas between: how people ask for a person. As many as the language needs.',
})

const idle = msg({
  message:
    'how what when where why who which does do did can could is are was the my your it this that for from with have has get got long much many take takes need want would should will and not there please about',
  context: 'With spaces between: words of any question, which do not tell its subject. As many as the language needs.',
})

const inEveryLanguage = (text: Text, between: string): readonly string[] =>
  languages.flatMap(language => fold(translate(text, language)).split(between))

let human: readonly string[] | undefined
/** How somebody asks for a person, in whatever language; as texts are looked through. */
export function humanWords(): readonly string[] {
  human ??= inEveryLanguage(askingForPerson, ', ')
  return human
}

let idles: ReadonlySet<string> | undefined
/** Words of any question, as texts are looked through. */
export function idleWords(): ReadonlySet<string> {
  idles ??= new Set(inEveryLanguage(idle, ' '))
  return idles
}
