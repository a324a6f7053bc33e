/** What a person does at moments of a history: the exchange's own functions, in a transaction and under a clock of then. */
import { createHash } from 'node:crypto'
import { directions, orderTypes, rechargeStages, tradeTypes } from '@shared/contract/codes'
import { WIDEST_TOLERANCE } from '@shared/contract/limits'
import { HOUR } from '@shared/engine/clock'
import type { Tx } from '@shared/engine/db/transact'
import type { SignedIn } from '@shared/engine/http/serve'
import { held } from '@shared/engine/ledger/index'
import { realAccount } from '@shared/engine/ledger/trading-account'
import { closeOrCancel } from '@shared/engine/positions/close'
import { placeLeveraged } from '@shared/engine/positions/leveraged/open'
import { placeOption } from '@shared/engine/positions/option/buy'
import { priceOf, quotedSpec } from '@shared/engine/positions/pricing'
import { buySecond } from '@shared/engine/positions/second/buy'
import { termsOf } from '@shared/engine/positions/second/rows'
import { placeSpot } from '@shared/engine/positions/spot/place'
import { optionTerms } from '@shared/engine/positions/worth/option/terms'
import { type Decimal, fromMinor, SWAP_TOLERANCE, transactionForm } from '@shared/money'
import { swapCurrencies } from '@shared/products/swap/exchange'
import { rateBetween } from '@shared/products/wallet/prices'
import { applyRecharge } from '@shared/products/wallet/recharge/apply'
import { approve } from '@shared/products/wallet/recharge/desk'
import { moveOn } from '@shared/products/wallet/recharge/rows'

/** @param caller whose context is of the moment */
export type Act = { at: number; does(tx: Tx, caller: SignedIn): void }

type Way = 1 | 2
const { buy, sell } = directions
const clientOrderId = 'demo-history'

/** What a phone sends at the market: the price it sees. */
const atMarket = ({ context }: SignedIn, symbol: string) => ({
  symbol,
  orderType: orderTypes.market,
  expectedPrice: priceOf(context, symbol),
  tolerance: WIDEST_TOLERANCE,
  clientOrderId,
})

/** All that is free of a currency. */
const all = (tx: Tx, owner: string, currency: string): Decimal =>
  fromMinor(held(tx, { owner, currency, kind: 'balance' }))

/** What ends by itself does so as its moment is passed. */
const passed = (at: number): Act => ({ at, does: () => {} })

type Leveraged = { tradeType: 1 | 2; symbol: string; direction: Way; leverage: number } & (
  | { quantity: Decimal }
  | { amount: Decimal }
)

/** A contract or CFD, opened and closed. */
export function leveraged(from: number, to: number, order: Leveraged): Act[] {
  let id = ''
  return [
    {
      at: from,
      does(tx, caller) {
        const placed = { ...atMarket(caller, order.symbol), ...order }
        id = placeLeveraged(tx, caller.context, realAccount(caller.user), placed).id
      },
    },
    {
      at: to,
      does(tx, caller) {
        closeOrCancel(tx, caller.context, realAccount(caller.user), { ...atMarket(caller, order.symbol), id })
      },
    },
  ]
}

/** An option of an hour, at the strike next to the market. */
export const option = (at: number, symbol: string, direction: Way, quantity: Decimal): Act[] => [
  {
    at,
    does(tx, caller) {
      const { context, user } = caller
      const term = optionTerms(context, quotedSpec(symbol)).find(({ seconds }) => seconds * 1000 === HOUR)
      const terms = { setId: term?.id, strike: term?.strikes[Math.floor(term.strikes.length / 2)], quantity }
      const order = { ...atMarket(caller, symbol), ...terms, tradeType: tradeTypes.option, direction }
      placeOption(tx, context, realAccount(user), order)
    },
  },
  passed(at + HOUR),
]

type SpotOrder = Parameters<typeof placeSpot>[3]

function dealInCoins(
  tx: Tx,
  caller: SignedIn,
  symbol: string,
  terms: Pick<SpotOrder, 'direction' | 'amount' | 'quantity'>,
) {
  const order = { ...atMarket(caller, symbol), tradeType: tradeTypes.spot, ...terms }
  placeSpot(tx, caller.context, realAccount(caller.user), order)
}

/** All that is there of them. */
export function sellCoins(tx: Tx, caller: SignedIn, symbol: string): void {
  const quantity = all(tx, caller.user, quotedSpec(symbol).baseCurrency)
  dealInCoins(tx, caller, symbol, { direction: sell, quantity })
}

/** Coins, bought and sold whole. */
export const coins = (from: number, to: number, symbol: string, amount: Decimal): Act[] => [
  { at: from, does: (tx, caller) => dealInCoins(tx, caller, symbol, { direction: buy, amount }) },
  { at: to, does: (tx, caller) => sellCoins(tx, caller, symbol) },
]

export type Arrival = { currency: string; network: string; amount: Decimal }

/** Of no chain, in the form of its network. */
export function transactionIdOf(name: string, network: string): string {
  const hash = createHash('sha256').update(`sandbox-${name}`).digest('hex')
  return transactionForm(network) === '0x-hex' ? `0x${hash}` : hash
}

/** Money that arrives. @param id of the order */
export function receive(tx: Tx, caller: SignedIn, arrival: Arrival, id: string): void {
  const { context } = caller
  const at = context.clock.now()
  const order = applyRecharge(tx, { ...arrival, clientOrderId: id }, caller)
  const paid = { tx_hash: transactionIdOf(id, arrival.network), stage: rechargeStages.review }
  approve(tx, context, moveOn(tx, order.id, 'voucher', { ...paid, stage_at: at }, at))
}

/** A coin, exchanged for, and back whole. */
export function swaps(from: number, to: number, coin: string, amount: Decimal): Act[] {
  const swap = (tx: Tx, caller: SignedIn, fromCurrency: string, toCurrency: string, issued: Decimal) => {
    const { rate: expectedRate } = rateBetween(caller.context, fromCurrency, toCurrency)
    const order = { fromCurrency, toCurrency, amount: issued, expectedRate, tolerance: SWAP_TOLERANCE, clientOrderId }
    swapCurrencies(tx, order, caller)
  }
  return [
    { at: from, does: (tx, caller) => swap(tx, caller, 'USDT', coin, amount) },
    { at: to, does: (tx, caller) => swap(tx, caller, coin, 'USDT', all(tx, caller.user, coin)) },
  ]
}

/** A second contract, at the odds of then. */
export const second = (at: number, symbol: string, direction: Way, seconds: number, amount: Decimal): Act[] => [
  {
    at,
    does(tx, { context, user }) {
      const term = termsOf(tx).find(one => one.seconds === seconds)
      if (!term) return
      const { id: setId, odds } = term
      buySecond(tx, context, realAccount(user), { symbol, setId, odds, direction, amount, clientOrderId })
    },
  },
  passed(at + seconds * 1000),
]
