/** What a random person sends in all modes and accounts: as the phone would, by what the exchange tells. */
import {
  addMarginCall,
  amendOrderCall,
  buySecondCall,
  closeAllCall,
  closePositionCall,
  createAlertCall,
  createPositionCall,
  exitCompetitionCall,
  openDemoCall,
  positionListCall,
  positionsSummaryCall,
  rateByCurrencyCall,
  reversePositionCall,
  swapCall,
  termListCall,
  transferContractCall,
  updateStopLossCall,
} from '@shared/contract'
import {
  alertDirections,
  directions,
  orderTypes,
  positionStates,
  sideOf,
  termTypes,
  tradeTypes,
} from '@shared/contract/codes'
import { stamp } from '@shared/engine/clock'
import { heldBy } from '@shared/engine/ledger/index'
import type { InAccount } from '@shared/engine/positions/account-rules'
import { dealAt, priceOf, quotedSpec, sizeIn } from '@shared/engine/positions/pricing'
import { refuse } from '@shared/engine/refusals/refuse'
import { big, type Decimal, portion, truncate } from '@shared/money'
import { newOrderId } from '../../../../testing/src/client.ts'
import type { Exchange } from '../../../../testing/src/exchange.ts'
import type { StandIn } from '../../seed/stand-in.ts'
import type { Purse } from '../wallet/purse.ts'
import type { Step } from './modes.ts'

const coins = ['BTC', 'ETH'] as const
const pairs = ['XAUUSD', 'EURUSD', 'USDJPY', 'EURJPY'] as const
const wallets = ['USDT', 'BTC', 'ETH'] as const
const of = <T>(list: readonly [T, ...T[]], which: number): T => list[which % list.length] ?? list[0]

export type Person = {
  exchange: Exchange
  standIn: StandIn
  entry: { id: string; competition: string }
  purse: Purse
}

const accounts = (entryId: string): Record<Step['in'], InAccount> => ({
  money: {},
  demo: { accountType: 2 },
  entry: { accountType: 3, entryId },
})
export const inOf = ({ entry }: Person, one: Pick<Step, 'in'>): InAccount => accounts(entry.id)[one.in] ?? {}

const beyond = (price: Decimal, thousandths: number, places: number) =>
  truncate(
    big(price)
      .times(String(1000 + thousandths))
      .div('1000'),
    places,
  )

export class Sender {
  readonly #person: Person
  readonly #one: Step
  readonly #in: InAccount

  constructor(person: Person, one: Step) {
    this.#person = person
    this.#one = one
    this.#in = inOf(person, one)
  }

  get #context() {
    return this.#person.exchange.sandbox.context
  }

  get #order() {
    return { ...this.#in, tolerance: '0.01', clientOrderId: newOrderId() }
  }

  readonly #ask: StandIn['ask'] = (call, input) => this.#person.standIn.ask(call, input)

  async #part(): Promise<Decimal> {
    const { available } = await this.#ask(positionsSummaryCall, this.#in)
    // no finer than people may move, but for all of it
    return portion(available, this.#one.percent, this.#one.percent === 100 ? '0.00000001' : '0.01')
  }

  async #row(state: number, ...types: number[]) {
    const { records } = await this.#ask(positionListCall, { ...this.#in, state, pageSize: 200 } as never)
    const meant = records.filter(row => types.length === 0 || types.includes(row.tradeType))
    return meant[this.#one.which % Math.max(1, meant.length)]
  }

  /** A contract or CFD, now or at a level. */
  async place(kind: 'contract' | 'cfd', level?: 'price' | 'triggerPrice'): Promise<void> {
    const { direction, leverage, marginMode, which, away } = this.#one
    const symbol = kind === 'contract' ? `${of(coins, which)}USDT` : of(pairs, which)
    const [spec, type, side] = [quotedSpec(symbol), tradeTypes[kind], sideOf(direction)]
    const price = dealAt(type, spec, side, priceOf(this.#context, symbol))
    const unit = sizeIn(this.#context, type, spec, '1').times(price)
    const quantity = truncate(
      big(await this.#part())
        .times(String(leverage))
        .div(unit),
      type === tradeTypes.cfd ? 2 : 3,
    )
    const sign = (side === 'long') === (level === 'triggerPrice') ? 1 : -1
    await this.#ask(createPositionCall, {
      ...this.#order,
      tradeType: type,
      symbol,
      direction,
      orderType: level ? (level === 'price' ? orderTypes.limit : orderTypes.stop) : orderTypes.market,
      quantity,
      leverage,
      ...(kind === 'contract' && { marginMode }),
      ...(level && { [level]: beyond(price, sign * away, spec.pricePrecision) }),
      ...(level && which % 3 === 0 && { expireTime: stamp(this.#context.clock.now() + 20_000) }),
      ...(which % 4 === 0 && { takeProfitPrice: beyond(price, side === 'long' ? 30 : -30, spec.pricePrecision) }),
      expectedPrice: price,
    })
  }

  async option(): Promise<void> {
    const symbol = of(['BTCUSDT', 'ETHUSDT', 'XAUUSD'], this.#one.which)
    const [term] = await this.#ask(termListCall, { symbol, type: termTypes.option })
    const strike = term && 'strikes' in term ? (term.strikes[this.#one.which % 5] ?? '') : ''
    await this.#ask(createPositionCall, {
      ...this.#order,
      tradeType: tradeTypes.option,
      symbol,
      direction: this.#one.direction,
      orderType: orderTypes.market,
      quantity: of(['0.1', '1', '2.5'], this.#one.which),
      setId: of(['option-1h', 'option-7d'], this.#one.which),
      strike,
      expectedPrice: priceOf(this.#context, symbol),
    })
  }

  async stake(): Promise<void> {
    const { which, direction } = this.#one
    const symbol = of(['BTCUSDT', 'XAUUSD'], which)
    const terms = { symbol, setId: 'second-30', odds: '0.76', direction, amount: of(['10', '250', '999.99'], which) }
    await this.#ask(buySecondCall, { ...this.#in, ...terms, clientOrderId: newOrderId() })
  }

  /** What is free of a currency in the balance account. */
  #free(currency: string): Decimal {
    const { db } = this.#context
    const held = heldBy(db, this.#person.standIn.caller.user).find(
      one => one.currency === currency && one.kind === 'balance',
    )
    return portion(
      big(String(held?.balance ?? 0n))
        .div('100000000')
        .toString(),
      this.#one.percent,
      '0.00000001',
    )
  }

  async spot(isLimit = false): Promise<void> {
    const { which, direction, away } = this.#one
    const coin = of(coins, which)
    const isBuy = direction === directions.buy
    const price = priceOf(this.#context, `${coin}USDT`)
    const much = this.#free(isBuy ? 'USDT' : coin)
    await this.#ask(createPositionCall, {
      ...this.#order,
      tradeType: tradeTypes.spot,
      symbol: `${coin}USDT`,
      direction,
      orderType: isLimit ? orderTypes.limit : orderTypes.market,
      ...(isBuy ? { amount: much } : { quantity: truncate(much, coin === 'BTC' ? 4 : 3) }),
      ...(isLimit && { price: beyond(price, isBuy ? -away : away, 2) }),
      expectedPrice: price,
    })
  }

  async swap(): Promise<void> {
    const [from, to] = [of(wallets, this.#one.which), of(wallets, Math.floor(this.#one.which / 3))]
    const { rate } = await this.#ask(rateByCurrencyCall, { from, to })
    const pair = { fromCurrency: from, toCurrency: to, amount: this.#free(from), expectedRate: rate }
    await this.#ask(swapCall, { ...pair, tolerance: '0', clientOrderId: newOrderId() })
  }

  async transfer(): Promise<void> {
    const isOut = this.#one.which % 2 === 0
    const amount = isOut ? await this.#part() : this.#free('USDT')
    const way = isOut ? (['contract', 'balance'] as const) : (['balance', 'contract'] as const)
    const order = { currency: 'USDT', amount, clientOrderId: newOrderId() }
    await this.#ask(transferContractCall, { from: way[0], to: way[1], ...order })
  }

  /** Of what runs or waits, one. */
  async change(what: 'close' | 'cancel' | 'reverse' | 'trail' | 'add-margin'): Promise<void> {
    const waits = what === 'cancel'
    const any = waits || what === 'close' ? [] : [tradeTypes.contract, tradeTypes.cfd]
    const row = await this.#row(waits ? positionStates.pending : positionStates.running, ...any)
    if (!row) return refuse('not-found')
    const { percent } = this.#one
    const { id, symbol, quantity } = row
    const mark = row.tradeType === tradeTypes.option ? priceOf(this.#context, symbol) : (row.markPrice ?? '')
    const order = { id, ...this.#order }
    if (what === 'cancel') await this.#ask(closePositionCall, order)
    if (what === 'reverse') await this.#ask(reversePositionCall, { ...order, expectedPrice: mark })
    if (what === 'add-margin') await this.#ask(addMarginCall, { ...order, amount: await this.#part() })
    if (what === 'trail') {
      const trailing = beyond(mark, of([-997, -990], percent), quotedSpec(symbol).pricePrecision)
      await this.#ask(updateStopLossCall, { ...this.#in, id, trailing })
    }
    if (what === 'close') {
      const step = row.tradeType === tradeTypes.option ? '0.1' : quotedSpec(symbol).quantityStep
      await this.#ask(closePositionCall, { ...order, quantity: portion(quantity, percent, step), expectedPrice: mark })
    }
  }

  async amend(): Promise<void> {
    const row = await this.#row(positionStates.pending)
    if (!row) return refuse('not-found')
    const price = beyond(priceOf(this.#context, row.symbol), this.#one.away, quotedSpec(row.symbol).pricePrecision)
    const change = row.price ? { price } : { triggerPrice: price }
    await this.#ask(amendOrderCall, { id: row.id, ...this.#order, ...change })
  }

  async closeAll(): Promise<void> {
    const tradeType = of([tradeTypes.contract, tradeTypes.cfd, tradeTypes.option], this.#one.which)
    await this.#ask(closeAllCall, { ...this.#order, tradeType })
  }

  /** A level that the next seconds may reach; at times it is there already. */
  async alert(): Promise<void> {
    const { which, direction, away } = this.#one
    const symbol = which % 2 ? `${of(coins, which)}USDT` : of(pairs, which)
    const sign = direction === alertDirections.rises ? 1 : -1
    const price = beyond(priceOf(this.#context, symbol), sign * away, quotedSpec(symbol).pricePrecision)
    await this.#ask(createAlertCall, { symbol, direction, price, clientOrderId: newOrderId() })
  }

  async reset(): Promise<void> {
    await this.#ask(openDemoCall, { reset: true })
  }

  async exit(): Promise<void> {
    await this.#ask(exitCompetitionCall, { id: this.#person.entry.competition, clientOrderId: newOrderId() })
  }
}
