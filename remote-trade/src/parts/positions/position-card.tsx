/** One running position: what it is, what it makes, how far from its end, what may be done. */

import { Trans, useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import { tradeTypes } from '@shared/contract/codes'
import { pairNamed } from '@shared/contract/symbols'
import * as to from '@shared/contract/to'
import { Amount } from '@shared/ui/amount'
import { Badge } from '@shared/ui/badge'
import { Button } from '@shared/ui/button'
import { Change } from '@shared/ui/change'
import { Gauge } from '@shared/ui/gauge'
import { IconButton } from '@shared/ui/icon-button'
import { ChartCandlestick, Plus, SlidersHorizontal } from 'lucide-react'
import { memo } from 'react'
import { useRoute } from 'shell/navigation'
import { hasFeature } from 'shell/transport'
import { useChartWay } from '../account/use-chart-way.ts'
import { useSize } from '../cfd/units.ts'
import { useFigures } from '../words/figures.ts'
import { Paid } from '../words/paid.tsx'
import { useNames } from '../words/words.ts'
import { CfdFacts } from './cfd-facts.tsx'
import type { LivePosition } from './live-position.model.ts'
import css from './positions.module.css'
import { useInSight } from './use-in-sight.ts'

export type Act = 'close' | 'targets' | 'margin' | 'reverse' | 'what-if'
type Props = {
  position: LivePosition
  /** Whether it is to come into sight, with a mark and the focus; then `onSeen`. */
  isWanted?: boolean
  onSeen?(): void
  onAct(act: Act, id: string): unknown
  /** Everything about it. */
  onOpen(id: string): void
}

function Card({ position, isWanted = false, onSeen, onAct, onOpen }: Props) {
  const sight = useInSight(isWanted, onSeen)
  const { side, mode, row, info, entry, mark, profit, settled, liquidation } = position
  const { t } = useLingui()
  const names = useNames()
  const size = useSize()
  const pair = pairNamed(row.symbol, info)
  return (
    <li className={css.card} {...sight}>
      <button type="button" className={css.head} aria-haspopup="dialog" onClick={() => onOpen(row.id)}>
        <span className={css.what}>
          <Badge kind={side === 'long' ? 'rise' : 'fall'}>{names.side(side, row.leverage ?? 1)}</Badge>
          <b>{pair}</b>
        </span>
        <span className={css.size}>{`${size(row.quantity, row, info)} · ${names.mode(mode)}`}</span>
      </button>
      <div className={css.result}>
        <span>
          <span className="title-2">
            <Change own amount={profit} />
          </span>{' '}
          <span className={css.currency}>{row.currency}</span>
        </span>
        <span className={css.yield}>
          <Change rate={position.yield} />
          <span className={css.ways}>
            <IconButton
              icon={SlidersHorizontal}
              size={20}
              label={t`What if the price of ${pair} changes?`}
              onClick={() => onAct('what-if', row.id)}
            />
            <ChartLink symbol={row.symbol} pair={pair} />
          </span>
        </span>
      </div>
      {settled !== '0' && (
        <p className={css.settled}>
          <Trans>Settled so far</Trans> <Amount value={settled} />
        </p>
      )}
      <Gauge
        side={side}
        entry={entry}
        mark={mark}
        liquidation={liquidation}
        target={row.takeProfitPrice}
        places={info?.pricePrecision ?? 2}
      />
      <Facts position={position} info={info} />
      {row.tradeType === tradeTypes.cfd && info && <CfdFacts position={position} info={info} />}
      <Acts position={position} pair={pair} onAct={onAct} />
    </li>
  )
}

/** All positions are counted anew with every tick; a card is drawn anew where something of its own changed. */
const isSame = (a: Props, b: Props): boolean =>
  a.position.row === b.position.row &&
  a.position.info === b.position.info &&
  a.position.mark === b.position.mark &&
  a.position.liquidation === b.position.liquidation &&
  a.isWanted === b.isWanted &&
  a.onAct === b.onAct &&
  a.onOpen === b.onOpen

export const PositionCard = memo(Card, isSame)

function Facts({ position, info }: { position: LivePosition; info: SymbolInfo | undefined }) {
  const { percent, price } = useFigures()
  const { row, distance } = position
  return (
    <dl className={css.facts}>
      <div>
        <dt>
          <Trans>Margin</Trans>
        </dt>
        <dd>
          <Paid value={row.margin} />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>To liquidation</Trans>
        </dt>
        <dd className="num" translate="no">
          {percent(distance)}
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Stop loss</Trans>
        </dt>
        <dd className="num" translate="no">
          {price(row.stopLossPrice, info?.pricePrecision ?? 2)}
          {row.trailing && <Trails by={row.trailing} places={info?.pricePrecision ?? 2} />}
        </dd>
      </div>
    </dl>
  )
}

/** Not on the chart itself. */
function ChartLink({ symbol, pair }: { symbol: string; pair: string }) {
  const { t } = useLingui()
  const chart = useChartWay(symbol)
  if (useRoute().path === to.chart.path || !chart) return null
  return <IconButton icon={ChartCandlestick} size={20} label={t`Chart of ${pair}`} href={chart} />
}

/** A stop that follows the best mark. */
function Trails({ by, places }: { by: string; places: number }) {
  const distance = useFigures().price(by, places)
  return (
    <span className={css.trails}>
      <Trans>Trails by {distance}</Trans>
    </span>
  )
}

function Acts({ position, pair, onAct }: { position: LivePosition; pair: string; onAct: Props['onAct'] }) {
  const { t } = useLingui()
  const { id } = position.row
  const targets = t({ message: 'TP / SL', context: 'short' })
  return (
    <div className={css.acts}>
      <Button
        small
        aria-label={t({ message: `Close ${pair}`, context: 'position' })}
        onClick={() => onAct('close', id)}
      >
        <Trans context="position">Close</Trans>
      </Button>
      <Button small aria-label={`${targets} ${pair}`} onClick={() => onAct('targets', id)}>
        {targets}
      </Button>
      {position.mode === 'isolated' && (
        <Button small icon={Plus} aria-label={t`Add margin to ${pair}`} onClick={() => onAct('margin', id)}>
          <Trans>Margin</Trans>
        </Button>
      )}
      {hasFeature('reverse-position') && (
        <Button small aria-label={t`Reverse ${pair}`} onClick={() => onAct('reverse', id)}>
          <Trans>Reverse</Trans>
        </Button>
      )}
    </div>
  )
}
