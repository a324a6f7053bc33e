/** Says how old the newest price is while nothing new comes. */

import { Trans } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract/calls/trade'
import { isClosed } from '@shared/contract/symbols'
import { Banner } from '@shared/ui/banner'
import { serverNow, useTickers } from 'shell/market-feed'
import { useBeat } from 'shell/screen'
import css from './market.module.css'

const SECOND = 1000

export function OldPrices({ symbols }: { symbols: readonly SymbolInfo[] }) {
  useBeat(SECOND)
  const open = useTickers(symbols.map(({ symbol }) => symbol)).filter(ticker => !isClosed(ticker))
  if (open.length === 0) return null
  const seconds = Math.floor((serverNow() - Math.max(...open.map(({ time }) => time))) / SECOND)
  return (
    <div className={css.region}>
      <Banner kind="wait" title={<Trans>Prices are {seconds} s old</Trans>} />
    </div>
  )
}
