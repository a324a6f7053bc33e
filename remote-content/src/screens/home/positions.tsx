/** Open positions on Home: the two with the largest margin; the rest is behind the count. */

import { Trans, useLingui } from '@lingui/react/macro'
import { directions } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { Badge } from '@shared/ui/badge'
import { Change } from '@shared/ui/change'
import { Icon } from '@shared/ui/icon'
import { Sparkline } from '@shared/ui/sparkline'
import { ChevronRight } from 'lucide-react'
import type { Ticker } from 'shell/market-feed'
import { useWay } from 'shell/navigation'
import type { Live, Tile } from './holdings.model.ts'
import css from './holdings.module.css'

export const SHOWN = 2

export function Positions({ now: { tiles, profit }, tickers }: { now: Live; tickers: readonly Ticker[] }) {
  const count = tiles.length
  const page = useWay(to.contract())
  return (
    <section className={css.positions} aria-labelledby="home-positions">
      <a className={css.head} href={page}>
        <h2 id="home-positions" className={css.title}>
          <Trans>Open positions</Trans> <span className={css.count}>{count}</span>
        </h2>
        <Change amount={profit} own />
        <Icon of={ChevronRight} size={18} />
      </a>
      <div className={css.tiles}>
        {tiles.slice(0, SHOWN).map(tile => (
          <Face key={tile.row.id} tile={tile} ticker={tickers.find(({ symbol }) => symbol === tile.row.symbol)} />
        ))}
      </div>
    </section>
  )
}

/** The line is the symbol's day, measured from the entry. */
function Face({ tile: { row, profit, yield: rate }, ticker }: { tile: Tile; ticker: Ticker | undefined }) {
  const { t } = useLingui()
  const { symbol, direction, openPrice } = row
  const leverage = row.leverage ?? 1
  const page = useWay(to.contract({ symbol }))
  return (
    <a className={css.tile} href={page}>
      <span className={css.line}>
        <b className={css.pair}>{ticker?.baseCurrency ?? symbol}</b>
        <Badge kind={direction === directions.buy ? 'rise' : 'fall'}>
          {direction === directions.buy ? t`Long ${leverage}x` : t`Short ${leverage}x`}
        </Badge>
      </span>
      <span className={css.line}>
        <span className={css.gain}>
          <Change amount={profit} own />
          <span className={css.rate}>
            <Change rate={rate} />
          </span>
        </span>
        {ticker?.spark && <Sparkline values={ticker.spark} open={openPrice ?? undefined} />}
      </span>
    </a>
  )
}
