/**
 * Reminds people who asked for it how long they have been here and what they won or lost, at the interval they set
 * (docs/rules/account.md#own-limits). A visit belongs to one tab: it survives a reload and ends after 30 minutes hidden.
 */
import { userAssetsCall } from '@shared/contract/calls/wallet'
import type { Decimal } from '@shared/money'
import { atom, getDefaultStore } from 'jotai'
import * as v from 'valibot'
import { hasOpenDialog } from '../browser/open-dialog.ts'
import { tab } from '../browser/storage.ts'
import { userAtom } from '../surface/session/user.ts'
import { call } from '../surface/transport/call.ts'

const KEY = 'sitting.v1'
const MINUTE = 60_000
const AWAY = 30 * MINUTE

const schema = v.object({
  /** User id. */
  id: v.string(),
  since: v.number(),
  /** Times of the last look and of the last reminder, epoch ms. */
  seen: v.number(),
  told: v.number(),
  /** Total profit when the visit began, USDT; null if unknown. */
  profit: v.nullable(v.string()),
})
type Visit = v.InferOutput<typeof schema>

/** Minutes since the visit began; total profit at its beginning and now, USDT, null if unknown. */
export type Reminder = { minutes: number; made: { before: Decimal; now: Decimal } | null }
export const reminderAtom = atom<Reminder | null>(null)

const store = getDefaultStore()

function kept(): Visit | null {
  try {
    return v.parse(schema, JSON.parse(tab.get(KEY) ?? 'null'))
  } catch {
    return null // nothing, or not ours
  }
}

const keep = (visit: Visit) => tab.set(KEY, JSON.stringify(visit))

/** Total profit without deposits and withdrawals; open positions count at their present value. */
async function profitNow(): Promise<Decimal | null> {
  const reply = await call(userAssetsCall, {}, { notice: 'poll' }).catch(() => null)
  return reply?.state === 'ok' ? reply.value.totalProfit : null
}

async function begin(id: string, now: number): Promise<void> {
  keep({ id, since: now, seen: now, told: now, profit: null })
  const profit = await profitNow()
  const visit = kept()
  if (visit?.id === id && visit.since === now) keep({ ...visit, profit })
}

async function remind(visit: Visit, now: number): Promise<void> {
  keep({ ...visit, seen: now, told: now })
  const { profit: before, since, id } = visit
  const after = before === null ? null : await profitNow()
  const made = before === null || after === null ? null : { before, now: after }
  if (store.get(userAtom)?.id === id) store.set(reminderAtom, { minutes: Math.floor((now - since) / MINUTE), made })
}

/** Starts a visit, continues it, or shows the reminder when it is due. */
async function look(now = Date.now()): Promise<void> {
  const { id, reminderMinutes } = store.get(userAtom) ?? {}
  if (!id || !reminderMinutes || document.hidden) return
  const visit = kept()
  if (visit?.id !== id || now - visit.seen > AWAY || now < visit.seen) return begin(id, now)
  if (now - visit.told >= reminderMinutes * MINUTE && !hasOpenDialog()) return remind(visit, now)
  keep({ ...visit, seen: now })
}

/** @returns ends it */
export function followVisit(): () => void {
  const again = () => void look()
  again()
  const timer = setInterval(again, MINUTE)
  const stop = store.sub(userAtom, again)
  document.addEventListener('visibilitychange', again)
  return () => {
    clearInterval(timer)
    stop()
    document.removeEventListener('visibilitychange', again)
  }
}
