/** The number on Personal: unread messages, asked for every 60 s while someone is signed in. */
import { unreadMessagesCall } from '@shared/contract/calls/content'
import { getDefaultStore } from 'jotai'
import { toast } from '../surface/overlay/toast.ts'
import { perUserAtom } from '../surface/session/per-user.ts'
import { token } from '../surface/session/token.ts'
import { call } from '../surface/transport/index.ts'

const PERIOD = 60_000

export const unreadAtom = perUserAtom('shell.unread', 0)
const newestAtom = perUserAtom('shell.newest-transaction', '')

type Unread = Awaited<ReturnType<typeof ask>>
const ask = () => call(unreadMessagesCall, {}, { notice: 'none', on401: 'return' })

/** A transaction that arrives while someone looks elsewhere is said once, by its title. */
function tellNewest(unread: Unread): void {
  if (unread.state !== 'ok') return
  const store = getDefaultStore()
  const newest = unread.value.sysMsgList.find(message => message.noticeType === 'transaction')
  const before = store.get(newestAtom)
  store.set(newestAtom, newest?.id ?? '-')
  if (before && newest && newest.id !== before) toast(newest.titile)
}

/** Asks now; a failure leaves the number as it was. */
export async function refreshUnread(): Promise<void> {
  if (!token() || document.hidden) return
  const unread = await ask().catch(() => null)
  if (unread?.state !== 'ok') return
  getDefaultStore().set(unreadAtom, unread.value.anntMsgTotal + unread.value.sysMsgTotal)
  tellNewest(unread)
}

export function followUnread(): void {
  void refreshUnread()
  setInterval(refreshUnread, PERIOD)
  document.addEventListener('visibilitychange', () => void refreshUnread())
}
