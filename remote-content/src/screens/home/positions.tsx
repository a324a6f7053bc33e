/** Open positions on Home: the two with the largest margin; the rest is behind the count. */

import { Trans, useLingui } from '@lingui/react/macro'
import type { Position } from '@shared/contract/calls/trade'
import { directions, tradeTypes } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { formatDecimal, formatSigned, wayOf } from '@shared/format/number'
import { Badge } from '@shared/ui/badge'
import { Change } from '@shared/ui/change'
import { Icon } from '@shared/ui/icon'
import { Sparkline } from '@shared/ui/sparkline'
import { ChevronRight } from 'lucide-react'
import { useLanguage } from 'shell/i18n'
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

/** Where what is no contract is traded. */
const modes = new Map<number, string>([
  [tradeTypes.cfd, 'cfd'],
  [tradeTypes.option, 'option'],
])

/** An option has a strike in place of leverage. */
function useSide() {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  return ({ tradeType, direction, strike, leverage: times }: Position): string => {
    const leverage = times ?? 1
    const rises = direction === directions.buy
    if (tradeType !== tradeTypes.option) return rises ? t`Long ${leverage}x` : t`Short ${leverage}x`
    const at = formatDecimal(bcp47, strike, { places: 8, minPlaces: 0 })
    const way = rises ? t({ message: 'Rise', context: 'option' }) : t({ message: 'Fall', context: 'option' })
    return `${way} ${at}`
  }
}

/** The line is the symbol's day, measured from the entry; its colour the result's, since a short wins where it falls. */
function Face({ tile: { row, profit, yield: rate }, ticker }: { tile: Tile; ticker: Ticker | undefined }) {
  const { symbol, direction, openPrice, tradeType } = row
  const side = useSide()
  const mode = modes.get(tradeType)
  const position = tradeType === tradeTypes.option ? undefined : row.id
  const page = useWay(to.contract({ symbol, position, ...(mode && { mode }) }))
  const way = wayOf(formatSigned('en-US', profit, { places: 2 }))
  return (
    <a className={css.tile} href={page}>
      <span className={css.line}>
        <b className={css.pair}>{ticker?.baseCurrency ?? symbol}</b>
        <Badge kind={direction === directions.buy ? 'rise' : 'fall'}>{side(row)}</Badge>
      </span>
      <span className={css.line}>
        <span className={css.gain}>
          <Change amount={profit} own />
          <span className={css.rate}>
            <Change rate={rate} />
          </span>
        </span>
        {ticker?.spark && (
          <span className={css.spark}>
            <Sparkline values={ticker.spark} open={openPrice ?? undefined} way={way} />
            <span className={css.span}>
              <Trans>24 hours</Trans>
            </span>
          </span>
        )}
      </span>
    </a>
  )
}
