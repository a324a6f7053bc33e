/** What a running CFD is worth by, and what its nights took and will take. */
import { Trans } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import { serverNow } from 'shell/market-feed'
import { nightsFrom } from '../cfd/cfd.model.ts'
import { RestLabel } from '../cfd/rest-label.tsx'
import { useWeekTime } from '../cfd/session.tsx'
import { useFigures } from '../words/figures.ts'
import { Paid } from '../words/paid.tsx'
import { ClosingPrice } from './closing-price.tsx'
import type { LivePosition } from './live-position.model.ts'
import { nextNightOf, overRest } from './night.model.ts'
import css from './positions.module.css'

export function CfdFacts({ position, info }: { position: LivePosition; info: SymbolInfo }) {
  const { price } = useFigures()
  const { row, side, mark } = position
  return (
    <dl className={css.facts}>
      <div>
        <dt>
          <ClosingPrice isCfd side={side} />
        </dt>
        <dd className="num" translate="no">
          {price(mark, info.pricePrecision)}
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Night fees</Trans>
        </dt>
        <dd>
          <Paid value={row.swapFee ?? '0'} />
        </dd>
      </div>
      <NextNight position={position} info={info} />
      <OverRest position={position} info={info} />
    </dl>
  )
}

/** What it takes next, and when; a credit has its sign. */
function NextNight({ position, info }: { position: LivePosition; info: SymbolInfo }) {
  const week = useWeekTime()
  const { next } = nightsFrom(serverNow())
  const at = week(next.second * 1000)
  const fee = nextNightOf(position, info, next.nights)
  return (
    <div>
      <dt>
        <Trans>Next: {at}</Trans>
      </dt>
      <dd>
        <Paid value={fee} />
      </dd>
    </div>
  )
}

/** What the rest of its market requires, where that is more than half of its margin. */
function OverRest({ position, info }: { position: LivePosition; info: SymbolInfo }) {
  const required = overRest(position, info)
  if (required === null) return null
  return (
    <div>
      <dt>
        <RestLabel symbol={info.symbol} />
      </dt>
      <dd>
        <Paid value={required} />
      </dd>
    </div>
  )
}
