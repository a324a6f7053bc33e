/**
 * The demo account of a fresh exchange: `demo`, a random password in <data>/demo.json, invitation code DEMO88.
 *
 * It acts through the exchange's own calls and the desk's own decisions, so its books balance like anybody's:
 *
 * | account | holds | worth at 64,000 and 3,200 USDT |
 * |---|---|---|
 * | balance | 1,279.79 USDT, 0.02 BTC, 0.8 ETH | 1,279.79 + 1,280.00 + 2,560.00 |
 * | contract | 2,500.00 USDT | 2,500.00 |
 * | margin | BTC long 0.1, isolated, 20x, at the live price | 320.00 |
 * | CFD | gold long 0.1 lot, 100x, at the live ask; margin stays in the contract account | −3.00: half the spread, twice |
 * | total | | 7,936.79: what came in, what three weeks of trading made (history), less the 3.20 that opening cost |
 *
 * Its identity is verified, basic, and its withdrawal password is 246810: credit score 75. Others with its password: people.ts.
 *
 * While gold's market is closed its position is an order that waits for the opening.
 *
 * Three competitions stand beside it: one runs, one is coming, one is over (competitions/seed).
 *
 * Level V2: its gift of 20, this week's envelope of 4 and the 3 of a verified identity are open; what its history earned is
 * claimed.
 *
 * Recharges: four delivered, one under review, one rejected, one failed. Unread messages: System 2, Transaction 2.
 */

import { createHash } from 'node:crypto'
import {
  createPositionCall,
  type InputOf,
  positionListCall,
  type Recharge,
  rechargeApplyCall,
  rechargeListCall,
  rechargeVoucherCall,
  transferContractCall,
} from '@shared/contract'
import { directions, marginModes, orderTypes, paymentStates, rechargeStages, tradeTypes } from '@shared/contract/codes'
import { WIDEST_TOLERANCE } from '@shared/contract/limits'
import {
  big,
  type Decimal,
  feeOf,
  fromMinor,
  initialMargin,
  roundUp,
  sum,
  transactionForm,
  truncate,
} from '@shared/money'
import { userById } from '../accounts/user.ts'
import { hashPin, putWithdrawPassword } from '../accounts/withdraw-password.ts'
import { seedCompetitions } from '../competitions/index.ts'
import { listMessages } from '../content/messages.ts'
import { notify } from '../content/notify.ts'
import type { Context } from '../context.ts'
import { type Tx, transact } from '../db/transact.ts'
import { acceptedOrder, held } from '../ledger/index.ts'
import { symbolOf, type Tick } from '../market/index.ts'
import { approve, fail, issueAddress, reject } from '../wallet/recharge/desk.ts'
import { rechargeById } from '../wallet/recharge/rows.ts'
import type { RechargeRow } from '../wallet/tables.ts'
import { type DemoAccount, makeDemoUser, readDemo, writeDemo } from './demo-account.ts'
import { reachLevel } from './demo-rewards.ts'
import { playHistory } from './history/index.ts'
import { approvePaper, handInPaper } from './identities.ts'
import { seedPeople } from './people.ts'
import { type StandIn, standInFor } from './stand-in.ts'

/** Of no use without the password of the account. */
const PIN = '246810'
const BALANCE = '1279.79'
const CONTRACT = '2500'
const POSITION = { symbol: 'BTCUSDT', quantity: '0.1', leverage: 20 } as const
const PAPER = {
  surname: 'Sample',
  firstName: 'Demo',
  birthday: '1990-01-01',
  country: 'SG',
  documentNumber: 'SAMPLE0088',
}
const GOLD = { symbol: 'XAUUSD', quantity: '0.1', leverage: 100 } as const

/**
 * Once per data folder; where it was done before, only says what the file says.
 * @param context of a running exchange: prices must be fresh
 * @throws Error where somebody else is called demo
 */
export async function seedDemo(context: Context): Promise<DemoAccount> {
  const before = readDemo(context)
  if (before) return before
  const { userId, password } = await makeDemoUser(context)
  const standIn = standInFor(context, userId)
  playHistory(standIn.caller)
  seedCompetitions(context)
  const cost = costAt(liveTick(context, POSITION.symbol))
  await deliver(standIn, 'usdt', { currency: 'USDT', network: 'TRC20', amount: missing(standIn, cost) })
  await deliver(standIn, 'btc', { currency: 'BTC', network: 'BTC', amount: '0.02' })
  await deliver(standIn, 'eth', { currency: 'ETH', network: 'ERC20', amount: '0.8' })
  await fund(standIn, sum([CONTRACT, cost]).toString())
  await openGold(standIn)
  await openBitcoin(standIn)
  await setPin(standIn)
  approvePaper(standIn, await handInPaper(standIn, 'demo', PAPER))
  reachLevel(standIn)
  listMessages({}, standIn.caller)
  await leaveOrders(standIn)
  greet(standIn)
  await seedPeople(context, userById(context.db, userId).password)
  return writeDemo(context, password)
}

async function setPin({ caller }: StandIn): Promise<void> {
  const hash = await hashPin(caller, PIN)
  transact(caller.context.db, tx => putWithdrawPassword(tx, caller.user, hash))
}

function liveTick({ market }: Context, symbol: string): Tick {
  const tick = market.last(symbol)
  if (!tick) throw new Error(`${symbol} has no price`)
  return tick
}

/** What the documented balances are more than what its history left. */
function missing({ caller: { context, user } }: StandIn, cost: Decimal): Decimal {
  const left = fromMinor(held(context.db, { owner: user, currency: 'USDT', kind: 'balance' }))
  return sum([BALANCE, CONTRACT, cost, `-${left}`]).toString()
}

/** Margin and fee, as the exchange will book them, up to the last place that moves between accounts. */
function costAt({ price }: Tick): Decimal {
  const { symbol, quantity, leverage } = POSITION
  const rate = symbolOf(symbol)?.takerFee ?? '0'
  return roundUp(sum([initialMargin(quantity, price, leverage), feeOf(quantity, price, rate)]), 2)
}

type Order = { currency: string; network: string; amount: Decimal }

/** An order is found again by its id, so that a seed that broke off goes on where it was. */
async function recharge({ ask }: StandIn, name: string, order: Order): Promise<Recharge> {
  const clientOrderId = `demo-recharge-${name}`
  const { records } = await ask(rechargeListCall, { clientOrderId })
  return records[0] ?? ask(rechargeApplyCall, { ...order, clientOrderId })
}

/** The desk's decision, unless it was taken before. */
function decide(context: Context, id: string, decision: (tx: Tx, row: RechargeRow) => void): void {
  transact(context.db, tx => {
    const row = rechargeById(tx, id)
    if (row?.status === paymentStates.underReview) decision(tx, row)
  })
}

/** Of no chain, in the form of its network. */
function transactionIdOf(name: string, network: string): string {
  const hash = createHash('sha256').update(`sandbox-demo-${name}`).digest('hex')
  return transactionForm(network) === '0x-hex' ? `0x${hash}` : hash
}

/** Ordered, paid and handed to the desk. */
async function payFor(standIn: StandIn, name: string, order: Order): Promise<string> {
  const { context } = standIn.caller
  const { id, status } = await recharge(standIn, name, order)
  if (status !== paymentStates.underReview) return id
  decide(context, id, (tx, row) => row.stage === rechargeStages.address && issueAddress(tx, context, row))
  await standIn.ask(rechargeVoucherCall, { id, txHash: transactionIdOf(name, order.network) })
  return id
}

async function deliver(standIn: StandIn, name: string, order: Order): Promise<void> {
  const { context } = standIn.caller
  decide(context, await payFor(standIn, name, order), (tx, row) => approve(tx, context, row))
}

async function fund({ ask, caller }: StandIn, amount: Decimal): Promise<void> {
  const transfer = { from: 'balance', to: 'contract', currency: 'USDT', amount } as const
  const clientOrderId = 'demo-transfer-to-contract'
  if (!acceptedOrder(caller.context.db, caller.user, clientOrderId))
    await ask(transferContractCall, { ...transfer, clientOrderId })
}

type Terms = Omit<InputOf<typeof createPositionCall>, 'direction' | 'tolerance' | 'clientOrderId'>

async function openLong({ ask }: StandIn, clientOrderId: string, terms: Terms): Promise<void> {
  if ((await ask(positionListCall, { clientOrderId })).total > 0) return
  const rest = { direction: directions.buy, tolerance: WIDEST_TOLERANCE } as const
  await ask(createPositionCall, { ...terms, ...rest, clientOrderId })
}

async function openBitcoin(standIn: StandIn): Promise<void> {
  const { price: expectedPrice } = liveTick(standIn.caller.context, POSITION.symbol)
  const kind = { tradeType: tradeTypes.contract, orderType: orderTypes.market, marginMode: marginModes.isolated }
  await openLong(standIn, 'demo-position-btc-long', { ...POSITION, ...kind, expectedPrice })
}

/** Over a closure a little above the last price: dealt at the opening unless gold jumped further. */
async function openGold(standIn: StandIn): Promise<void> {
  const { price: expectedPrice, open } = liveTick(standIn.caller.context, GOLD.symbol)
  const orderType = open
    ? { orderType: orderTypes.market }
    : { orderType: orderTypes.limit, price: truncate(big(expectedPrice).times('1.01'), 2) }
  const kind = { tradeType: tradeTypes.cfd, marginMode: marginModes.cross, ...orderType }
  await openLong(standIn, 'demo-position-gold-long', { ...GOLD, ...kind, expectedPrice })
}

/** One that waits for its payment, one that the desk refused, one whose money never came. */
async function leaveOrders(standIn: StandIn): Promise<void> {
  const { context } = standIn.caller
  const usdt = (network: string, amount: string): Order => ({ currency: 'USDT', network, amount })
  const refused = await payFor(standIn, 'rejected', usdt('TRC20', '150'))
  decide(context, refused, (tx, row) => reject(tx, context, row, 'This transaction id is not known on TRC20.'))
  const lost = await payFor(standIn, 'not-arrived', usdt('ERC20', '500'))
  decide(context, lost, (tx, row) => fail(tx, context, row, 'not-arrived'))
  await recharge(standIn, 'waiting', usdt('TRC20', '100'))
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
