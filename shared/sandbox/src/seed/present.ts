/** Prices of the present, for whoever orders while the exchange is busy beginning. */
import type { Context } from '@shared/engine/context'
import type { Tick } from '@shared/engine/market/index'
import { isStale } from '@shared/engine/positions/checks'
import { Refused } from '@shared/engine/refusals/refuse'

/** Seconds that a busy process missed are lived one a turn (pulse.ts): until the last of them its prices are of the past. */
export async function presentTick(context: Context, symbol: string): Promise<Tick> {
  for (;;) {
    const tick = context.market.last(symbol)
    if (!tick) throw new Error(`${symbol} has no price`)
    if (!isStale(context, tick)) return tick
    await nextSecond(context)
  }
}

const nextSecond = ({ market }: Context) =>
  new Promise<void>(resolve => {
    const end = market.onSecond(() => {
      end()
      resolve()
    })
  })

/** Does what needs the present price; once more where that grew too old before it was dealt with. */
export async function atPresent(
  context: Context,
  symbol: string,
  act: (tick: Tick) => Promise<unknown>,
): Promise<void> {
  for (;;) {
    const tick = await presentTick(context, symbol)
    try {
      return void (await act(tick))
    } catch (error) {
      if (!(error instanceof Refused && error.refusal === 'price-stale')) throw error
    }
  }
}
