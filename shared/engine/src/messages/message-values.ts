/** The values that a message needs, by the {placeholders} of its texts. */
import type { NamesOf, ValuesFor } from '@shared/phrases'
import type { ReasonValues } from '../reasons/stored.ts'
import type { messageTexts, WordedTemplate } from './message-texts/index.ts'
import type { Template } from './templates.ts'

export type MessageValues = Readonly<Record<string, string | number>>

type Texts = typeof messageTexts
type Placeholders<T extends Template> = T extends WordedTemplate
  ? NamesOf<Texts[T]['title'] | Texts[T]['text']>
  : 'title' | 'text' | 'lang'

/** A number takes its unit from the currency or the symbol that stands beside it (message-words.ts). */
type Beside<Name> = Name extends 'amount' | 'credited' | 'net'
  ? 'currency'
  : Name extends 'quantity' | 'profit'
    ? 'symbol'
    : never
/** `reasonValues` makes those that word {reason}. */
type Stored<Name extends string> = 'reason' extends Name ? Required<Pick<ReasonValues, 'reasonKind'>> : unknown

type Needed<Name extends string> = ValuesFor<Exclude<Name, 'reason'>> & Stored<Name>

/** Others may stand beside them, as the id of the order. `Own`: what the domain adds to each of its messages. */
export type ValuesOf<T extends Template, Own extends string = never> = Needed<
  Exclude<Placeholders<T> | Beside<Placeholders<T>>, Own>
> &
  MessageValues

/** One of several messages, each with its values. */
export type WordedBy<T extends Template> = { [Each in T]: { template: Each; values: ValuesOf<Each> } }[T]

/** A message of a domain that gives `own` to each of its messages. */
export function withOwn<T extends Template, Own extends string>(
  template: T,
  own: ValuesFor<Own>,
  values: ValuesOf<T, Own>,
): WordedBy<Template> {
  const told: { template: T; values: MessageValues } = { template, values: { ...own, ...values } }
  // the compiler cannot add two sets of names
  return told as WordedBy<Template>
}
