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
import { Paid } from '../words/paid.tsx'

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
  const margin = <Paid open value={preview.margin} unit={CURRENCY} />
  const value = `${figures.money(worth)} ${CURRENCY}`
  const ask = figures.price(dealtBy(context.dealing, 'long', context.market), pricePrecision)
  const bid = figures.price(dealtBy(context.dealing, 'short', context.market), pricePrecision)
  const spread = <Paid open value={spreadOf(quantity, context)} unit={CURRENCY} />
  const long = figures.change(nightOf('long', quantity, context))
  const short = `${figures.change(nightOf('short', quantity, context))} ${CURRENCY}`
  const { triple, next } = nightsFrom(serverNow())
  const [soon, three] = [week(next.second * 1000), week(triple.second * 1000)]
  return (
    <ExplainSheet
      {...frame}
      about="cfd"
      title={title ?? <Trans>How CFDs work</Trans>}
      what={
        <Trans>
          You trade the price of {base} without owning it. With {margin} of margin you hold {lots} lots ({size}, worth{' '}
          {value}). A long position profits when the price rises and loses when it falls; a short is the opposite.
        </Trans>
      }
      costs={
        <Trans>
          You buy at {ask} and sell at {bid}, so the spread costs you {spread}. For each night you hold it (next: {soon}
          ), a long changes by {long} and a short by {short}. On {three} this counts three times, to cover the weekend.
        </Trans>
      }
      worst={
        <>
          <RiskNote intent={order} preview={preview} context={context} />
          <Trans>
            You can't close your position while the market is closed, and the market may reopen beyond this price. From
            five minutes before it closes, your account must be worth enough to cover such a jump. Otherwise we close
            positions, the largest loss first. You can't lose more than your balance.
          </Trans>
        </>
      }
    />
  )
}
