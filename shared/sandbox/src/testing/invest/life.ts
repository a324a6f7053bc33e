/** An exchange on which random people invest, while its operator meddles and its clock jumps: a model of what they must hold. */
import { debitBuyCall, productOrderListCall, redeemCall } from '@shared/contract'
import { productOrderStates } from '@shared/contract/codes'
import { Refused } from '@shared/engine/refusals/refuse'
import { newOrderId } from '../../../../testing/src/client.ts'
import type { Exchange } from '../../../../testing/src/exchange.ts'
import { fc } from '../../../../testing/src/soak.ts'
import type { StandIn } from '../../seed/stand-in.ts'
import { HOURS, investing } from './invest.ts'
import { ordersOf } from './kept.ts'

const which = fc.nat(50)
export const steps = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ do: fc.constant('buy' as const), which, percent: fc.integer({ min: 1, max: 60 }) }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('leave' as const), which }) },
    { weight: 6, arbitrary: fc.record({ do: fc.constant('live' as const), hours: fc.integer({ min: 1, max: 40 }) }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('freeze' as const), which }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('unfreeze' as const), which }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('fund' as const), which }) },
  ),
  { minLength: 3, maxLength: 20 },
)
export type Step = typeof steps extends fc.Arbitrary<(infer S)[]> ? S : never

const debits = [
  ['A1', '0.0005', 5_000],
  ['A2', '0.0008', 10_000],
  ['B1', '0.08', 10_000],
  ['B3', '0.09', 500],
  ['T1', '3', 5_000],
] as const

const of = <T>(list: readonly T[], nth: number): T | undefined => list[nth % Math.max(1, list.length)]

/** What is refused is refused, and nothing else may go wrong. */
async function tried(act: () => Promise<unknown>): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
  }
}

export class Life {
  readonly #exchange: Exchange
  readonly #one: StandIn
  /** By order, ms: for how long it was frozen in all. */
  readonly stoodStill = new Map<string, number>()
  readonly #frozen = new Map<string, number>()

  constructor(exchange: Exchange, one: StandIn) {
    this.#exchange = exchange
    this.#one = one
  }

  /** Those that it can happen to; anything may be left, or tried to. */
  #orders(what: 'leave' | 'freeze' | 'unfreeze') {
    const all = ordersOf(this.#exchange.sandbox.context.db, this.#one.caller.user)
    if (what === 'leave') return all
    const state = what === 'freeze' ? productOrderStates.running : productOrderStates.frozen
    return all.filter(({ status }) => status === state)
  }

  act = (step: Step): Promise<void> => tried(() => this.#does(step))

  async #does(step: Step): Promise<unknown> {
    const exchange = this.#exchange
    const { later } = investing(() => exchange)
    if (step.do === 'live') return later(step.hours * HOURS)
    if (step.do === 'buy') return this.#buy(step.which, step.percent)
    if (step.do === 'fund') return exchange.operate('yield', 'fund', String(1 + (step.which % 9)))
    const order = of(this.#orders(step.do), step.which)
    if (!order) return
    if (step.do === 'leave') return this.#leave(order.id, step.which)
    await exchange.operate('order', step.do, order.id)
    this.#note(order.id, step.do)
  }

  #note(id: string, did: 'freeze' | 'unfreeze'): void {
    const now = this.#exchange.sandbox.context.clock.now()
    if (did === 'freeze') return void this.#frozen.set(id, now)
    this.stoodStill.set(id, (this.stoodStill.get(id) ?? 0) + now - (this.#frozen.get(id) ?? now))
  }

  #buy(nth: number, percent: number) {
    const terms = { agreed: true, clientOrderId: newOrderId() }
    const [productId, expected, most] = of(debits, nth) ?? debits[0]
    const amount = String(Math.max(1, Math.floor((most * percent) / 60)))
    return this.#one.ask(debitBuyCall, { productId, expected, amount, ...terms })
  }

  /** At times for another amount than is shown. */
  async #leave(id: string, nth: number) {
    const { records } = await this.#one.ask(productOrderListCall, { id })
    const shown = records[0]?.redeem?.amount ?? '1'
    return this.#one.ask(redeemCall, {
      orderId: id,
      expectedAmount: nth % 7 ? shown : '1',
      clientOrderId: newOrderId(),
    })
  }
}
