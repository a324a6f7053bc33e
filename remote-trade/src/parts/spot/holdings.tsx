/** Coins that one holds, worth what they are this second, beside what they have cost. */
import { Trans } from '@lingui/react/macro'
import { directions } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { sum } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { AssetMark } from '@shared/ui/asset-mark'
import { Change } from '@shared/ui/change'
import { EmptyState } from '@shared/ui/empty-state'
import { List, ListRow } from '@shared/ui/list-row'
import { SkeletonRows } from '@shared/ui/skeleton'
import { useEffect, useMemo } from 'react'
import { useTickers, watch } from 'shell/market-feed'
import { usePlace } from 'shell/navigation'
import { Loaded } from 'shell/screen'
import { useSymbolMap } from '../quotes/symbols.ts'
import { useFigures } from '../words/figures.ts'
import { type Holding, type LiveHolding, liveHolding, symbolOf } from './holding.model.ts'
import { useSpotSummary } from './spot.api.ts'
import css from './spot.module.css'

export const Holdings = () => (
  <Loaded
    of={useSpotSummary()}
    title={<Trans>Couldn't load your holdings</Trans>}
    skeleton={<SkeletonRows rows={3} disc />}
  >
    {({ holdings }) => (holdings && holdings.length > 0 ? <Rows holdings={holdings} /> : <Nothing />)}
  </Loaded>
)

const Nothing = () => (
  <EmptyState title={<Trans>No coins yet</Trans>}>
    <Trans>Coins you buy appear here, with what you paid for them.</Trans>
  </EmptyState>
)

/** Each at its newest price, where it is known. */
function useLive(holdings: readonly Holding[]): LiveHolding[] {
  const key = holdings.map(({ currency }) => symbolOf(currency)).join()
  const symbols = useMemo(() => key.split(','), [key])
  useEffect(() => watch(symbols, 'focus'), [symbols])
  const tickers = useTickers(symbols)
  return holdings.map(holding =>
    liveHolding(holding, tickers.find(({ symbol }) => symbol === symbolOf(holding.currency))?.price),
  )
}

function Rows({ holdings }: { holdings: readonly Holding[] }) {
  const onSell = useSelling()
  const { price } = useFigures()
  const infos = useSymbolMap()
  const live = useLive(holdings)
  return (
    <>
      <p className={css.worth}>
        <Amount value={sum(live.map(({ value }) => value)).toString()} unit="USDT" />{' '}
        <Change own amount={sum(live.map(({ profit }) => profit)).toString()} />
      </p>
      <List flush>
        {live.map(({ currency, quantity, averagePrice, value, profit, rate }) => {
          const average = price(averagePrice, infos.get(symbolOf(currency))?.pricePrecision ?? 2)
          return (
            <ListRow
              key={currency}
              lead={<AssetMark symbol={currency} />}
              title={
                <>
                  {currency}{' '}
                  <span className={css.quantity}>
                    <Amount value={quantity} places={8} minPlaces={0} />
                  </span>
                </>
              }
              note={<Trans>Average {average}</Trans>}
              value={<Amount value={value} />}
              valueNote={<Change own amount={profit} rate={rate} />}
              onClick={() => onSell(currency)}
            />
          )
        })}
      </List>
    </>
  )
}

/** Brings the ticket of the coin in sight, the other way round. */
function useSelling() {
  const { setQuery } = usePlace(to.contract)
  return (currency: string) => {
    setQuery({ symbol: symbolOf(currency), side: String(directions.sell) })
    const main = document.getElementById('main')
    if (main) main.scrollTop = 0
  }
}
