/** What the bot says. */
export const chatTemplates = [
  // {}: greets whoever opens the chat
  'hello',
  // {order, currency, network, amount} and where to: {address}, or {bank, holder, number, reference}
  'pay',
  'pay-bank',
  // {order}: the desk looks for the payment
  'in-review',
  // {order, state}
  'order-state',
  // {order}: another's, or of nobody
  'not-found',
  // {place, hours}: a person answers at this hour; later
  'queue',
  'queue-later',
  // {articles}
  'articles',
  'nothing',
  // {}: somebody wrote what looks like a code
  'never-codes',
  // {}: what a press on "Talk to a person" says, as the person's own words
  'ask-person',
] as const
export type ChatTemplate = (typeof chatTemplates)[number]

/** Of what is copied; each stands on a button of its own. */
export const copied = ['amount', 'address', 'bank', 'holder', 'number', 'reference'] as const
export type Copied = (typeof copied)[number]

/** One language: {n} stands for a value. */
export type ChatTexts = {
  words: Record<ChatTemplate, string>
  labels: Record<Copied, string>
  /** What the desk calls whoever is not signed in. */
  visitor: string
  /** Words for a person, as somebody who wants one writes them; in small letters. */
  human: readonly string[]
  /** Words of any question, between spaces: they say nothing of what it is about. */
  idle: string
}
