/**
 * The demo account of a fresh exchange: `demo`, a random password in <data>/demo.json, invitation code DEMO88.
 *
 * It acts through the exchange's own calls and the desk's own decisions, so its books balance like anybody's:
 *
 * | account | holds | worth at 64,000 and 3,200 USDT |
 * |---|---|---|
 * | balance | 1,279.79 USDT, 0.02 BTC, 0.8 ETH | 1,279.79 + 1,280.00 + 2,560.00 |
 * | frozen | a withdrawal by TRC20 that was asked for | 200.00 |
 * | contract | 2,500.00 USDT | 2,500.00 |
 * | margin | BTC long 0.1, isolated, 20x, at the live price | 320.00 |
 * | CFD | gold long 0.1 lot, 100x, at the live ask; margin stays in the contract account | −3.00: half the spread, twice |
 * | invest | A2: 500 that has not started, 1,000 that runs, 500 that is frozen; the bond B4: 1,000 that runs | 3,000.00 |
 * | pledge | 0.05 BTC | 3,200.00 |
 * | debt | 1,850 that was lent on it, and 17 days of 0.37: LTV 0.58 | −1,856.29 |
 * | total | | 12,480.50: what came in less what left, what forty days brought (history), less the 3.20 that opening cost |
 *
 * A mining machine runs beside it, an S21 with one idle day, whose price is spent: what it mined is among the coins. Half an
 * hour to one and a half after the first second the next incomes and the next interest are due.
 *
 * Its identity is verified, basic, and its withdrawal password is 246810: credit score 75. Others with its password: people.ts.
 *
 * While gold's market is closed its position is an order that waits for the opening.
 *
 * Three competitions stand beside it: one runs, one is coming, one is over (competitions/seed).
 *
 * Six token offerings, one in each state; in one it won 8 lots, which are not paid for (offerings/seed).
 *
 * Of its other investments one ran to its end and one was taken back; the desk refused it a credit.
 *
 * Level V2: its gift of 20, this week's envelope of 4 and the 3 of a verified identity are open; what its history earned is
 * claimed.
 *
 * Its code brought eleven people, six, three and two levels deep, before today; four recharged and traded, which earned it
 * 37.42 USDT, paid out (history/team).
 *
 * Recharges: four delivered, one under review, one rejected, one failed. Withdrawals, to an address on TRC20 and a bank in
 * Thailand that can be used: one under review, one paid, one rejected, one failed.
 *
 * One conversation in the live chat, with the bot.
 *
 * Messages: of what it was told before, the newest nine, read; unread System 2, Task 1 (the envelope), Transaction 2 (the
 * recharge that was rejected, and the one that never came).
 */

import { rechargeListCall, transferContractCall } from '@shared/contract'
import type { Context } from '@shared/engine/context'
import { synced } from '@shared/engine/db/synced'
import { transact } from '@shared/engine/db/transact'
import { acceptedOrder, held } from '@shared/engine/ledger/index'
import { notify } from '@shared/engine/messages/notify'
import { type Decimal, fromMinor, sum } from '@shared/money'
import { userById } from '@shared/products/accounts/user'
import { hashPin, putWithdrawPassword } from '@shared/products/accounts/withdraw-password'
import { seedCompetitions } from '@shared/products/competitions/index'
import { seedOfferings } from '@shared/products/offerings/index'
import { assetCourse } from '@shared/products/wallet/index'
import { type DemoAccount, makeDemoUser, readDemo, writeDemo } from './demo-account.ts'
import { askInChat } from './demo-chat.ts'
import { askForCredit, invest, NOT_STARTED, sign } from './demo-investments.ts'
import { readMessages } from './demo-messages.ts'
import { deliver, leaveOrders, PIN, WITHDRAWN, withdraw } from './demo-payments.ts'
import { costAt, openBitcoin, openGold, POSITION } from './demo-positions.ts'
import { reachLevel, receiveEnvelope } from './demo-rewards.ts'
import { playHistory, wasPlayed } from './history/index.ts'
import { letTeamIn } from './history/team.ts'
import { approvePaper, handInPaper } from './identities.ts'
import { seedPeople } from './people.ts'
import { presentTick } from './present.ts'
import { type StandIn, standInFor } from './stand-in.ts'

const BALANCE = '1279.79'
const CONTRACT = '2500'
const PAPER = {
  surname: 'Sample',
  firstName: 'Demo',
  birthday: '1990-01-01',
  country: 'SG',
  documentNumber: 'SAMPLE0088',
}

/**
 * Once per data folder; where it was done before, only says what the file says.
 * @param context of a running exchange: it waits for the present price
 * @throws Error where somebody else is called demo
 */
export async function seedDemo(context: Context): Promise<DemoAccount> {
  const before = readDemo(context)
  if (before) return before
  const { userId, password } = await makeDemoUser(context)
  const standIn = standInFor(context, userId)
  if (!wasPlayed(standIn.caller)) playHistory(standIn.caller, await sign(standIn))
  assetCourse(context, userId) // the hours of today before it does anything
  transact(context.db, tx => letTeamIn(tx, userById(tx, userId).password))
  seedCompetitions(context)
  seedOfferings(context, userId)
  const cost = costAt(await presentTick(context, POSITION.symbol))
  await deliver(standIn, 'usdt', { currency: 'USDT', network: 'TRC20', amount: missing(standIn, cost) })
  await fund(standIn, sum([CONTRACT, cost]).toString())
  await openGold(standIn)
  await openBitcoin(standIn)
  await invest(standIn)
  await setPin(standIn)
  approvePaper(standIn, await handInPaper(standIn, 'demo', PAPER))
  await askForCredit(standIn)
  reachLevel(standIn)
  readMessages(standIn)
  receiveEnvelope(standIn)
  await leaveOrders(standIn)
  await withdraw(standIn)
  await chat(standIn)
  greet(standIn)
  await seedPeople(context, userById(context.db, userId).password)
  await synced(context.db)
  return writeDemo(context, password)
}

async function setPin({ caller }: StandIn): Promise<void> {
  const hash = await hashPin(caller, PIN)
  transact(caller.context.db, tx => putWithdrawPassword(tx, caller.user, hash))
}

/** What the documented balances are more than what its history left. */
function missing({ caller: { context, user } }: StandIn, cost: Decimal): Decimal {
  const left = fromMinor(held(context.db, { owner: user, currency: 'USDT', kind: 'balance' }))
  return sum([BALANCE, WITHDRAWN, NOT_STARTED, CONTRACT, cost, `-${left}`]).toString()
}

async function fund({ ask, caller }: StandIn, amount: Decimal): Promise<void> {
  const transfer = { from: 'balance', to: 'contract', currency: 'USDT', amount } as const
  const clientOrderId = 'demo-transfer-to-contract'
  if (!acceptedOrder(caller.context.db, caller.user, clientOrderId))
    await ask(transferContractCall, { ...transfer, clientOrderId })
}

/** About the deposit that the desk refused. */
async function chat(standIn: StandIn): Promise<void> {
  const { records } = await standIn.ask(rechargeListCall, { clientOrderId: 'demo-recharge-rejected' })
  if (records[0]) askInChat(standIn, records[0].id)
}

function greet({ caller: { context, user } }: StandIn): void {
  const message = { user, tab: 'system', at: context.clock.now() } as const
  const text = 'Look at the open position under Contract, then at how its margin was booked in your account changes.'
  const desk = { template: 'desk', values: { title: 'Where to begin', text, lang: 'en-us' } } as const
  transact(context.db, tx => {
    const path = '/articleDetail?kind=notice&id=test-exchange'
    notify(tx, { ...message, eventKey: 'demo:account', template: 'demo-account', values: {}, path })
    notify(tx, { ...message, ...desk, eventKey: 'demo:begin', path: '/heyue' })
  })
}
