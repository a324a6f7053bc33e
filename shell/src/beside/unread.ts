/** The number on Personal: unread messages, asked for every 60 s while someone is signed in. */
import { type Message, unreadMessagesCall } from '@shared/contract/calls/content'
import { getDefaultStore } from 'jotai'
import { unreadAtom } from '../frame/unread-count.ts'
import { currentPage } from '../pages/pages.ts'
import { toast } from '../surface/overlay/toast.ts'
import { perUserAtom } from '../surface/session/per-user.ts'
import { token } from '../surface/session/token.ts'
import { user, userAtom } from '../surface/session/user.ts'
import { isOnline } from '../surface/transport/connection.ts'
import { call } from '../surface/transport/index.ts'

const PERIOD = 60_000

/** When the newest transaction known so far was sent, in the server's writing, which sorts as text; null before the first look. */
const newestAtom = perUserAtom<string | null>('shell.newest-transaction', null)

const store = getDefaultStore()

/** A transaction that arrives while someone looks elsewhere is said once, by its title. What was read makes none new. */
function tellNewest(messages: readonly Message[]): void {
  const known = store.get(newestAtom)
  const newest = messages
    .filter(message => message.noticeType === 'transaction')
    .reduce<Message | null>((a, b) => (a && a.sendTime >= b.sendTime ? a : b), null)
  if (!newest || newest.sendTime <= (known ?? '')) return store.set(newestAtom, known ?? '')
  store.set(newestAtom, newest.sendTime)
  if (known !== null && currentPage()?.path !== '/notifications') toast(newest.titile)
}

/** Asks now; a failure leaves the number as it was. */
export async function refreshUnread(): Promise<void> {
  const asked = token()
  if (!asked || document.hidden || !isOnline()) return
  const unread = await call(unreadMessagesCall, {}, { notice: 'poll' }).catch(() => null)
  if (unread?.state !== 'ok' || asked !== token()) return
  store.set(unreadAtom, unread.value.anntMsgTotal + unread.value.sysMsgTotal)
  tellNewest(unread.value.sysMsgList)
}

/** Asks now, each minute, on return, and as soon as somebody signs in. @returns ends it */
export function followUnread(): () => void {
  const look = () => void refreshUnread()
  look()
  const timer = setInterval(look, PERIOD)
  const stop = store.sub(userAtom, () => user() && look())
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    stop()
    document.removeEventListener('visibilitychange', look)
  }
}
