/** Takes a stake on where a price stands after some seconds (docs/rules/trade.md#second-contracts). */
import type { buySecondCall, ParsedInputOf } from '@shared/contract'
import { secondStates, tradeTypes } from '@shared/contract/codes'
import { MOST_RUNNING_SECONDS, MOST_STAKED } from '@shared/contract/limits'
import { compare, fairestOdds, sum } from '@shared/money'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/transact.ts'
import { newId } from '../../ids.ts'
import { checkMove, readAmount } from '../../ledger/index.ts'
import type { TradingAccount } from '../../ledger/trading-account.ts'
import { mayOpen } from '../../limits/may-open.ts'
import type { Tick } from '../../market/port.ts'
import { type SymbolSpec, symbolOf } from '../../market/symbols.ts'
import { inForce } from '../../market/terms.ts'
import { refuse } from '../../refusals/refuse.ts'
import { tradableTick } from '../checks.ts'
import { checkFunds } from '../figures.ts'
import { expiryAt, volatilityOf } from '../worth/option/terms.ts'
import { runningSeconds } from '../worth/seconds.ts'
import { bookStake } from './book.ts'
import { insertSecond, termsOf } from './rows.ts'
import type { SecondRow, TermRow } from './tables.ts'

type Order = ParsedInputOf<typeof buySecondCall>

/** Of a listed token coins alone are traded; of what takes no orders, nothing. */
const isStakedOn = (tx: Tx, spec: SymbolSpec) => inForce(tx, spec).tradeTypes.some(type => type !== tradeTypes.spot)

/** @throws Refused: every rule of the document; nothing is written then */
export function buySecond(tx: Tx, context: Context, account: TradingAccount, order: Order): SecondRow {
  const spec = symbolOf(order.symbol) ?? refuse('not-found', { field: 'symbol' })
  if (!isStakedOn(tx, spec)) refuse('symbol-mode', { field: 'symbol' })
  const term = termsOf(tx).find(({ id }) => id === order.setId) ?? refuse('not-found', { field: 'setId' })
  const [tick, now] = [tradableTick(context, spec), context.clock.now()]
  const expireAt = expiryAt(spec, now, term.seconds)
  checkTerms(order, term)
  checkEdge(spec, tick, term)
  checkRunning(tx, account, order)
  mayOpen(tx, context, account, 'stake', order.amount)
  checkFunds(context, account, order.amount)
  const row = insertSecond(tx, {
    ...running,
    id: newId('S'),
    user_id: account.owner,
    account: account.sub,
    set_id: term.id,
    symbol: spec.symbol,
    direction: order.direction,
    seconds: term.seconds,
    odds: term.odds,
    amount: order.amount,
    open_price: tick.price,
    open_time: tick.time,
    open_seq: tick.seq,
    expire_at: expireAt,
    created_at: now,
  })
  bookStake(tx, row)
  return row
}

const running = {
  close_price: null,
  close_time: null,
  close_seq: null,
  result: null,
  profit: null,
  state: secondStates.running,
  closed_at: null,
} as const

/** The odds that were shown are those that count, or the order is refused. */
function checkTerms({ odds, amount }: Order, { odds: value, min_amount: min, max_amount: max }: TermRow): void {
  if (compare(odds, value) !== 0) refuse('odds-changed', { value, field: 'odds' })
  if (compare(amount, min) < 0 || compare(amount, max) > 0) refuse('stake-range', { min, max, field: 'amount' })
  checkMove(readAmount(amount), max)
}

/** Rounded prices would let somebody gain at higher odds, who bets on the way back. */
function checkEdge(spec: SymbolSpec, { price }: Tick, { odds, seconds }: TermRow): void {
  const rounded = { price, places: spec.pricePrecision, volatility: volatilityOf(spec), seconds }
  if (compare(odds, fairestOdds(rounded)) >= 0) refuse('symbol-mode', { field: 'symbol' })
}

/** What runs is added up by every order, so it is few. */
function checkRunning(tx: Tx, account: TradingAccount, { amount }: Order): void {
  const stakes = runningSeconds(tx, account).map(row => row.amount)
  if (stakes.length >= MOST_RUNNING_SECONDS) refuse('too-many', { n: MOST_RUNNING_SECONDS })
  if (compare(sum([...stakes, amount]), MOST_STAKED) > 0) refuse('stake-limit', { n: MOST_STAKED, field: 'amount' })
}
