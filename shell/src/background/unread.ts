/** How many messages are new, on Personal and at the bell: asked for every 60 s while someone is signed in. */
import { type Message, unreadMessagesCall } from '@shared/contract/calls/content'
import * as to from '@shared/contract/to'
import { messageTopics, type Topic } from '@shared/contract/topics'
import { getDefaultStore } from 'jotai'
import { unreadAtom } from '../frame/unread-count.ts'
import { currentPage } from '../pages/pages.ts'
import { toast } from '../surface/overlay/toast.ts'
import { perUserAtom } from '../surface/session/per-user.ts'
import { token } from '../surface/session/token.ts'
import { setUser, user, userAtom } from '../surface/session/user.ts'
import { changed, onChanged } from '../surface/transport/changed.ts'
import { isOnline } from '../surface/transport/connection.ts'
import { call } from '../surface/transport/index.ts'

const PERIOD = 60_000

/** The second of the newest messages known so far, in the server's writing, which sorts as text, and which they are; null before the first look. */
type Newest = { sendTime: string; ids: readonly string[] }
const newestAtom = perUserAtom<Newest | null>('shell.newest-message', null)

const store = getDefaultStore()

/** Another message of the second that was looked at last may come after the look. */
const isNewTo = (known: Newest, { id, sendTime }: Message): boolean =>
  sendTime > known.sendTime || (sendTime === known.sendTime && !known.ids.includes(id))

function newestOf(known: Newest | null, messages: readonly Message[]): Newest {
  const sendTime = [known?.sendTime ?? '', ...messages.map(one => one.sendTime)].sort().at(-1) ?? ''
  const ids = messages.filter(one => one.sendTime === sendTime).map(({ id }) => id)
  return { sendTime, ids: known?.sendTime === sendTime ? [...new Set([...known.ids, ...ids])] : ids }
}

/** Messages sent since the last look, without those already read. */
function newOf(messages: readonly Message[]): Message[] {
  const known = store.get(newestAtom)
  store.set(newestAtom, newestOf(known, messages))
  return known === null ? [] : messages.filter(message => isNewTo(known, message))
}

/** Announces a transaction message once, by its title, while the person is on another page. */
function tellNewest(messages: readonly Message[]): void {
  const [newest] = messages
    .filter(({ noticeType }) => noticeType === 'transaction')
    .sort((a, b) => (a.sendTime < b.sendTime ? 1 : -1))
  if (newest && currentPage()?.path !== to.notifications.path) toast(newest.titile)
}

/** A message about an event without an order of this phone, e.g. a liquidation, invalidates the answers it concerns. */
function renewBy(messages: readonly Message[]): void {
  renewing = true
  changed([...new Set(messages.flatMap(({ noticeType }) => (noticeType ? messageTopics[noticeType] : [])))])
  renewing = false
}

/** True while a message invalidates topics, which then do not start another look. */
let renewing = false

/** The profile holds the same number and may be older, so both are updated. */
function setUnread(count: number): void {
  store.set(unreadAtom, count)
  const known = user()
  if (!known || known.unreadCount === count) return
  renewing = true
  setUser({ ...known, unreadCount: count })
  renewing = false
}

/** Asks now; a failure leaves the number as it was. */
export async function refreshUnread(): Promise<void> {
  const tokenBefore = token()
  if (!tokenBefore || document.hidden || !isOnline()) return
  const unread = await call(unreadMessagesCall, {}, { notice: 'poll' }).catch(() => null)
  if (unread?.state !== 'ok' || tokenBefore !== token()) return
  setUnread(unread.value.anntMsgTotal + unread.value.sysMsgTotal)
  const arrived = newOf(unread.value.sysMsgList)
  tellNewest(arrived)
  renewBy(arrived)
}

/** Topics that change the number: an alert may have fired, or messages were read. */
const looksAt: readonly Topic[] = ['alerts', 'messages']

/** Asks now, each minute, on return, as soon as somebody signs in, where an alert may have been reached, and after messages were read. @returns ends it */
export function followUnread(): () => void {
  const look = () => void refreshUnread()
  look()
  const timer = setInterval(look, PERIOD)
  const stop = store.sub(userAtom, () => !renewing && user() && look())
  const unhear = onChanged(topics => !renewing && topics.some(topic => looksAt.includes(topic)) && look())
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    stop()
    unhear()
    document.removeEventListener('visibilitychange', look)
  }
}
