/** What a CFD is, in the numbers of what is ordered or typed, else of its smallest order. */
import { Trans } from '@lingui/react/macro'
import { serverNow } from 'shell/market-feed'
import { CURRENCY } from '../cfd/cfd.dealing.ts'
import { nightOf, nightsFrom, spreadOf } from '../cfd/cfd.model.ts'
import { useBaseUnits } from '../cfd/cfd-words.ts'
import { dealtBy } from '../cfd/dealing.ts'
import { useWeekTime } from '../cfd/session.tsx'
import { ExplainSheet } from '../explain/explain-sheet.tsx'
import { exampleOf } from '../ticket/example.model.ts'
import type { ExplainedProps } from '../ticket/kind.ts'
import { RiskNote } from '../ticket/risk-note.tsx'
import { useFigures } from '../words/figures.ts'

export function Explained({ ticket, intent, title, ...frame }: ExplainedProps) {
  const figures = useFigures()
  const week = useWeekTime()
  const { info } = ticket
  const units = useBaseUnits(info)
  const example = exampleOf(ticket, intent, () => info.minQuantity)
  if (!example) return null
  const { order, context, preview, worth } = example
  const { baseCurrency: base, pricePrecision } = info
  const { quantity } = order
  const [lots, size] = [figures.exact(quantity), units(quantity)]
  const [margin, value] = [`${figures.paid(preview.margin)} ${CURRENCY}`, `${figures.money(worth)} ${CURRENCY}`]
  const ask = figures.price(dealtBy(context.dealing, 'long', context.market), pricePrecision)
  const bid = figures.price(dealtBy(context.dealing, 'short', context.market), pricePrecision)
  const spread = `${figures.paid(spreadOf(quantity, context))} ${CURRENCY}`
  const long = figures.change(nightOf('long', quantity, context))
  const short = `${figures.change(nightOf('short', quantity, context))} ${CURRENCY}`
  const { triple, next } = nightsFrom(serverNow())
  const [soon, three] = [week(next.second * 1000), week(triple.second * 1000)]
  return (
    <ExplainSheet
      {...frame}
      title={title ?? <Trans>How CFDs work</Trans>}
      what={
        <Trans>
          You trade the price of {base} without owning any. With a margin of {margin} you hold {lots} lots: {size},
          worth {value}. A long gains when the price rises and loses when it falls, a short the other way round.
        </Trans>
      }
      costs={
        <Trans>
          You buy at {ask} and sell at {bid}. This spread costs {spread}. Each night that you hold it, next on {soon}, a
          long changes by {long}, a short by {short}. On {three} it is three times as much, for the weekend.
        </Trans>
      }
      worst={
        <>
          <RiskNote intent={order} preview={preview} context={context} />
          <Trans>
            While the market is closed nothing can be sold, and it may open at a price beyond that. From five minutes
            before it closes, what you hold must be worth enough for such a jump. Otherwise we close positions, the
            largest loss first. You never lose more than your balance.
          </Trans>
        </>
      }
    />
  )
}
