/** What the screen knows of messages without drawing any. */
import type { OutputOf } from '@shared/contract'
import type { Query } from '@shared/contract/address'
import type { Message, unreadMessagesCall } from '@shared/contract/calls/content'

export const kinds = ['system', 'task', 'transaction'] as const
export type Kind = (typeof kinds)[number]

export const tabs = ['all', ...kinds] as const
export type Tab = (typeof tabs)[number]

export type Unread = OutputOf<typeof unreadMessagesCall>
/** Messages that are shown as new, by id: listing them marked them read at the server. */
export type News = Readonly<Record<string, Kind>>

export const tabOf = ({ tab }: Query<'tab'>): Tab => tabs.find(known => known === tab) ?? 'all'

/** What the server is asked for. */
export const kindOf = (tab: Tab): Kind | undefined => (tab === 'all' ? undefined : tab)

/** A server that sorts into no tabs has system messages alone. */
export const kindOfMessage = ({ noticeType }: Message): Kind => noticeType ?? 'system'

export const isIn = (tab: Tab, kind: Kind): boolean => tab === 'all' || tab === kind

/** The new ones of a list as it came. */
export const newsOf = (messages: readonly Message[]): News =>
  Object.fromEntries(
    messages.filter(({ readFlag }) => readFlag === false).map(message => [message.id, kindOfMessage(message)]),
  )

/** What is left after a tab was read as a whole. */
export const without = (news: News, tab: Tab): News =>
  Object.fromEntries(Object.entries(news).filter(([, kind]) => !isIn(tab, kind)))

export type Counts = Readonly<Record<Tab, number>>

const nobody: Counts = { all: 0, system: 0, task: 0, transaction: 0 }

/** How many the server holds that were never listed; an answer from before a listing still counts what that listed. */
function waitingOf({ anntMsgList, anntMsgTotal, sysMsgList, sysMsgTotal, ...of }: Unread, news: News): Counts {
  const listed = [...anntMsgList, ...sysMsgList].filter(({ id }) => id in news).map(kindOfMessage)
  const left = (tab: Tab, total: number) => Math.max(0, total - listed.filter(kind => isIn(tab, kind)).length)
  const all = anntMsgTotal + sysMsgTotal
  const [task, transaction] = [of.taskTotal ?? 0, of.transactionTotal ?? 0]
  return {
    all: left('all', all),
    system: left('system', all - task - transaction),
    task: left('task', task),
    transaction: left('transaction', transaction),
  }
}

/** How many are new under each tab: those that are marked here, and those that were not listed yet. */
export function countsOf(unread: Unread | null | undefined, news: News): Counts {
  const waiting = unread ? waitingOf(unread, news) : nobody
  const marked = Object.values(news)
  const count = (tab: Tab) => waiting[tab] + marked.filter(kind => isIn(tab, kind)).length
  return { all: count('all'), system: count('system'), task: count('task'), transaction: count('transaction') }
}

type Sent = Pick<Message, 'id' | 'sendTime'>

/** Server times sort as text; of the same second, the higher number is the later. */
const order = (a: Sent, b: Sent): number =>
  a.sendTime === b.sendTime ? a.id.localeCompare(b.id, 'en', { numeric: true }) : a.sendTime < b.sendTime ? -1 : 1

/** The newest first; one that came between two pages stands where it belongs. */
export const inOrder = (messages: readonly Message[]): Message[] => [...messages].sort((a, b) => order(b, a))

/** As many of each kind come along with the count. */
const LONGEST = 10

/** Sent since the list was asked for. `exact`: no more than these. */
export type Arrived = { count: number; exact: boolean }

export function arrivedOf(unread: Unread | null | undefined, tab: Tab, listed: readonly Message[]): Arrived {
  const known = new Set(listed.map(({ id }) => id))
  const [newest] = inOrder(listed)
  const isNew = (message: Message) => !known.has(message.id) && (!newest || order(message, newest) > 0)
  const lists = unread ? [unread.anntMsgList, unread.sysMsgList] : []
  const came = lists.map(list => list.filter(isNew))
  return {
    count: came.flat().filter(message => isIn(tab, kindOfMessage(message))).length,
    exact: came.every(list => list.length < LONGEST),
  }
}

/** A message of many words is folded until it is pressed. */
export const folds = ({ msgAbstract, msgContent }: Message): boolean => {
  const whole = msgContent ?? msgAbstract ?? ''
  return whole.length > 90 || whole.includes('\n') || (!!msgAbstract && !!msgContent && msgAbstract !== msgContent)
}
