/** Everything that is done with payments out and in, on an exchange that may die over it: who asks, and what the desk does. */
import {
  type InputOf,
  type PayoutAccount,
  rechargeApplyCall,
  type Withdrawal,
  withdrawalApplyCall,
  withdrawalCancelCall,
} from '@shared/contract'
import { HOUR } from '@shared/engine/clock'
import type { Db } from '@shared/engine/db/open'
import { entryTypeOf } from '@shared/engine/ledger/entry-types'
import { fromMinor } from '@shared/money'
import type { TestUser } from '../../../../../testing/src/exchange.ts'
import type { Mortal } from '../../ledger/mortal.ts'
import { PIN, withdrawing } from '../withdrawals.ts'

export type Payer = { user: TestUser; account: PayoutAccount }

/** People with a withdrawal password and an address that can be used. */
export async function payers(running: Mortal, ...names: string[]): Promise<Payer[]> {
  const { setPin, add } = withdrawing(running.exchange)
  const ready: Payer[] = []
  for (const name of names) {
    const user = await running.newUser(name, '100000')
    await setPin(user)
    ready.push({ user, account: await add(user) })
  }
  await running.stop()
  running.sleep(HOUR)
  await running.start()
  return ready
}

type Apply = InputOf<typeof withdrawalApplyCall>

export const applied = (
  { client }: Mortal,
  { user, account }: Payer,
  clientOrderId: string,
  change: Partial<Apply> = {},
) => {
  const terms = { accountId: account.id, currency: 'USDT', network: 'TRC20', amount: '20', expectedFee: '1' }
  return client.call(withdrawalApplyCall, { ...terms, withdrawPassword: PIN, clientOrderId, ...change }, user)
}

export const recharged = ({ client }: Mortal, { user }: Payer, clientOrderId: string) =>
  client.call(rechargeApplyCall, { currency: 'USDT', network: 'TRC20', amount: '50', clientOrderId }, user)

export const cancelled = ({ client }: Mortal, { user }: Payer, id: Withdrawal['id']) =>
  client.call(withdrawalCancelCall, { id }, user)

/** What the folder keeps of an order. */
export type Kept = {
  status: number
  /** The desk has it in hand. */
  taken: number
  steps: string[]
  /** By type. */
  entries: string[]
  told: string[]
  frozen: string
  /** What counts as brought in for it. */
  inflow: string
}

const INFLOW =
  'SELECT coalesce(sum(value), 0) FROM inflow WHERE entry_id IN (SELECT id FROM ledger_entry WHERE ref_id = ?)'

function keptIn(db: Db, clientOrderId: string): Kept | undefined {
  const row = (of: string) => db.prepare(`SELECT * FROM ${of} WHERE client_order_id = ?`).get(clientOrderId)
  const table = (['withdrawal', 'recharge'] as const).find(row)
  const found = table && row(table)
  if (!found) return undefined
  const all = (sql: string) =>
    db
      .prepare(sql)
      .all(String(found.id))
      .map(one => String(Object.values(one)[0]))
  const minor = (sql: string) => fromMinor(BigInt(all(sql)[0] ?? '0'))
  return {
    status: Number(found.status),
    taken: Number(found.in_review ?? 0),
    steps: all(`SELECT code FROM ${table}_step WHERE ${table}_id = ? ORDER BY seq`),
    entries: all('SELECT type FROM ledger_entry WHERE ref_id = ? ORDER BY id').map(type => entryTypeOf(Number(type))),
    told: all("SELECT template FROM message WHERE event_key LIKE '%:' || ?"),
    frozen: minor("SELECT balance FROM ledger_account WHERE kind = 'frozen' AND sub = ?"),
    inflow: minor(INFLOW),
  }
}

/** By the ids that phones gave their orders; only while nobody lives in the folder. */
export const keptOf = (running: Mortal, clientOrderIds: Iterable<string>): Map<string, Kept | undefined> =>
  running.onDisk(db => new Map([...clientOrderIds].map(k => [k, keptIn(db, k)])))
