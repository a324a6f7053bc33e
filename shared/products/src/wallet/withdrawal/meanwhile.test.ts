/** Who is signed out while their withdrawal password is hashed withdraws nothing any more, and changes no account. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { editPayoutAccountCall, type PayoutAccount } from '@shared/contract'
import { PIN, withdrawing } from '../../../../sandbox/src/testing/wallet/withdrawals.ts'
import { type Exchange, startExchange, type TestUser } from '../../../../testing/src/exchange.ts'

let exchange: Exchange
let here: ReturnType<typeof withdrawing>
beforeAll(async () => {
  // costly enough that somebody acts while it is hashed
  exchange = await startExchange({ scryptCost: 14 })
  here = withdrawing(exchange)
})
afterAll(async () => {
  expect(exchange.faults()).toEqual([])
  await exchange.stop()
})

const OTHER = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'

type Act = (user: TestUser, account: PayoutAccount) => Promise<{ code: number; refusal: string | null }>
const acts: Record<string, Act> = {
  'a withdrawal': (user, account) => here.apply(user, account),
  'another account': user => here.addCall(user, { address: OTHER }),
  'another number of an account': ({ token }, { id }) =>
    exchange.client.call(editPayoutAccountCall, { id, address: OTHER, withdrawPassword: PIN }, { token }),
}

/** What is kept of a person's money and of where it may go. */
function kept({ id }: TestUser) {
  const { db } = exchange.sandbox.context
  const of = (table: string) => db.prepare(`SELECT * FROM ${table} WHERE user_id = ?`).all(id)
  return ['payout_account', 'withdrawal', 'client_order'].map(of)
}

test.each(Object.keys(acts))('frozen during %s: all is as it was', async name => {
  const { user, account } = await here.ready()
  const before = kept(user)
  const acting = acts[name]?.(user, account)
  await exchange.operate('user', 'freeze', user.account)
  expect(await acting).toMatchObject({ code: 401, refusal: 'not-signed-in' })
  expect(kept(user)).toEqual(before)
})
