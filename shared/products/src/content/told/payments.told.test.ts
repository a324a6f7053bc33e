/** What is told of money that comes and goes. */
import { afterAll, beforeAll } from '@jest/globals'
import { rechargeApplyCall, type Withdrawal } from '@shared/contract'
import { tells } from '../../../../sandbox/src/testing/content/told/told.ts'
import { withdrawing } from '../../../../sandbox/src/testing/wallet/withdrawals.ts'
import { newOrderId } from '../../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../../testing/src/exchange.ts'

let exchange: Exchange
let here: ReturnType<typeof withdrawing>
beforeAll(async () => {
  exchange = await startExchange()
  here = withdrawing(exchange)
})
afterAll(() => exchange.stop())
const told = tells(() => exchange)

async function ordered(user: TestUser, change: { network?: string; payCurrency?: string } = {}): Promise<string> {
  const order = { currency: 'USDT', network: 'TRC20', amount: '150', clientOrderId: newOrderId(), ...change }
  return (await exchange.client.ask(rechargeApplyCall, order, user)).id
}

/** Ordered, and what the desk does with it. */
const recharged = async (verb: string, ...words: string[]) => {
  const user = await exchange.newUser()
  await exchange.operate('recharge', verb, await ordered(user), ...words)
  return user
}

told('recharge-address', async () => {
  const user = await exchange.newUser()
  await exchange.operate('recharge', 'issue', await ordered(user, { network: 'BANK', payCurrency: 'THB' }))
  return user
})
told('recharge-delivered', () => recharged('approve'))
told('recharge-rejected', () => recharged('reject', '--reason', 'proof-unreadable'))
told('recharge-not-arrived', () => recharged('fail'))
told('recharge-expired', async () => {
  const user = await exchange.newUser()
  const id = await ordered(user)
  const { db, clock } = exchange.sandbox.context
  db.prepare('UPDATE recharge SET expires_at = ? WHERE id = ?').run(clock.now() + 2000, id)
  await exchange.sandbox.advance(3)
  return user
})

const withdrew = async (verb: string, ...words: string[]) => {
  const { user, account } = await here.ready()
  const { result } = await here.apply(user, account)
  await exchange.operate('withdraw', verb, (result as Withdrawal).id, ...words)
  return user
}

told('withdrawal-paid', () => withdrew('pay'))
told('withdrawal-rejected', () => withdrew('reject', '--reason', 'name-differs'))
told('withdrawal-failed', () => withdrew('fail'))
told('payout-account-added', async () => {
  const user = await exchange.newUser()
  await here.setPin(user)
  await here.add(user)
  return user
})
