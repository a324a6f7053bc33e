/** Says how old the newest price is while nothing new comes. */
import { Trans } from '@lingui/react/macro'
import { isClosed } from '@shared/contract/symbols'
import { LiveDot } from '@shared/ui/live-dot'
import { useEffect, useState } from 'react'
import { serverNow, type Ticker } from 'shell/market-feed'
import css from './home.module.css'

const SECOND = 1000
/** From here on the seconds say less than the word. */
const LONG = 99

function useServerTime(): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), SECOND)
    return () => clearInterval(timer)
  }, [])
  return now
}

export function PriceAge({ tickers }: { tickers: readonly Ticker[] }) {
  const now = useServerTime()
  const ticks = tickers.filter(ticker => !isClosed(ticker)).map(({ time }) => time)
  const age = Math.max(0, Math.floor((now - Math.max(...ticks)) / SECOND))
  return (
    <span className={css.age}>
      <LiveDot live={false} />
      {age > LONG ? <Trans>Prices delayed</Trans> : <Trans>Prices are {age} s old</Trans>}
    </span>
  )
}
