/** What the desk's page says beside the words of the conversation itself. */
import { msg, type Text } from '@shared/phrases'

export const deskTexts = {
  title: msg`Live chat desk`,
  key: msg`Operator key`,
  open: msg`Open`,
  wrongKey: msg`This key isn't right`,
  conversations: msg`Conversations`,
  none: msg`No conversations yet`,
  choose: msg`Choose a conversation`,
  back: msg`Back`,
  bot: msg`Automatic`,
  waiting: msg`Waiting`,
  desk: msg`With staff`,
  closed: msg`Closed`,
  unread: msg({ message: 'Unread: {n}' }),
  customer: msg`Customer`,
  note: msg`Decision on the request`,
  order: msg({ message: 'Deposit number: {order}' }),
  allAuto: msg`Automatic replies for everyone`,
  auto: msg`Automatic replies`,
  close: msg`Close conversation`,
  closeSure: msg`Close this conversation? The customer can start again at any time.`,
  write: msg`Write a reply`,
  failed: msg`Couldn't reach the server. Try again.`,
} as const satisfies Readonly<Record<string, Text>>
export type DeskWords = Readonly<Record<keyof typeof deskTexts, string>>
