/** Says how old the newest price is while nothing new comes. */
import { Trans } from '@lingui/react/macro'
import { isClosed } from '@shared/contract/symbols'
import { LiveDot } from '@shared/ui/live-dot'
import { serverNow, type Ticker } from 'shell/market-feed'
import { useBeat } from 'shell/screen'
import css from './home.module.css'

const SECOND = 1000
/** From here on the seconds say less than the word. */
const LONG = 99

export function PriceAge({ tickers }: { tickers: readonly Ticker[] }) {
  useBeat(SECOND)
  const ticks = tickers.filter(ticker => !isClosed(ticker)).map(({ time }) => time)
  const age = Math.max(0, Math.floor((serverNow() - Math.max(...ticks)) / SECOND))
  return (
    <span className={css.age}>
      <LiveDot live={false} />
      {age > LONG ? <Trans>Prices delayed</Trans> : <Trans>Prices are {age} s old</Trans>}
    </span>
  )
}
