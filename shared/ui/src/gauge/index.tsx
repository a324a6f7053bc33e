import { useLingui } from '@lingui/react/macro'
import { formatDecimal, formatPercent } from '@shared/format/number'
import type { Decimal } from '@shared/money/decimal'
import type { CSSProperties } from 'react'
import { useLocale } from '../use-locale.ts'
import css from './index.module.css'
import { type Levels, type Places, placesOf } from './place.ts'

export interface GaugeProps extends Levels {
  /** Of the symbol's prices. */
  places: number
}

/** Three columns, the middle one at `at` (0 to 1) of the line: it never passes the ends or its neighbours. */
const thirds = (at: number): CSSProperties => ({
  gridTemplateColumns: `minmax(auto, ${at}fr) auto minmax(auto, ${1 - at}fr)`,
})

const along = (at: number): CSSProperties => ({ left: `${at * 100}%` })

/**
 * A position on its waterline: liquidation at the left, entry, where the mark price is now, target at the right, for a short
 * too. Within 5 % of the liquidation (of the mark price), with half of the first room used up, it pulses and says so.
 */
export function Gauge({ places, ...levels }: GaugeProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const at = placesOf(levels)
  const price = (of: Decimal | null | undefined) => formatDecimal(locale, of, { places })
  const [mark, entry, liquidation] = [price(levels.mark), price(levels.entry), price(levels.liquidation)]
  const left = at.danger ? formatPercent(locale, at.distance) : undefined
  const said = t`Mark price ${mark}, entry ${entry}, liquidation ${liquidation}`
  return (
    <div
      className={css.gauge}
      role="img"
      aria-label={left ? t`${said}, ${left} from liquidation` : said}
      translate="no"
      data-way={at.danger ? 'danger' : at.way}
    >
      <div className={css.words} style={thirds(at.mark ?? at.entry)}>
        <span />
        <span className={css.mark}>
          {mark}
          {left && <span className={css.left}>{t`${left} from liquidation`}</span>}
        </span>
      </div>
      <Track at={at} levels={levels} />
      <div className={css.words} style={thirds(at.entry)}>
        <span>{t`Liq. ${liquidation}`}</span>
        <span>{t`Entry ${entry}`}</span>
        {levels.target && <span>{t`TP ${price(levels.target)}`}</span>}
      </div>
    </div>
  )
}

function Track({ at, levels }: { at: Places; levels: Levels }) {
  const { entry, mark = entry } = at
  const run = { left: `${Math.min(entry, mark) * 100}%`, width: `${Math.abs(entry - mark) * 100}%` }
  return (
    <div className={css.track}>
      <span className={css.run} style={run} />
      {levels.liquidation && <span className={css.notch} data-end="liquidation" style={along(0)} />}
      <span className={css.notch} style={along(entry)} />
      {levels.target && <span className={css.notch} data-end="target" style={along(1)} />}
      {at.mark !== undefined && <span className={css.dot} style={along(mark)} />}
    </div>
  )
}
