import { useLingui } from '@lingui/react/macro'
import { formatDecimal, formatPercent } from '@shared/format/number'
import { compare } from '@shared/money/big'
import type { Decimal } from '@shared/money/decimal'
import type { CSSProperties, ReactNode } from 'react'
import { useLocale } from '../use-locale.ts'
import css from './index.module.css'
import { type Levels, type Places, placesOf } from './place.ts'

export interface GaugeProps extends Levels {
  /** Of the symbol's prices. */
  places: number
}

const near = '0.05'

/** Puts what it holds at `at` (0 to 1) of the line without ever passing its ends or its neighbours. */
const At = ({ at, children }: { at: number; children: ReactNode }) => (
  <>
    <i style={{ flexGrow: at }} />
    {children}
    <i style={{ flexGrow: 1 - at }} />
  </>
)

const along = (at: number): CSSProperties => ({ left: `${at * 100}%` })

/**
 * A position on its waterline: liquidation at the left, entry, where the mark price is now, target at the right, for a short
 * too. Within 5 % of the liquidation (of the mark price) it pulses and says so.
 */
export function Gauge({ places, ...levels }: GaugeProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const at = placesOf(levels)
  const close = at.distance !== undefined && compare(at.distance, near) <= 0
  const price = (of: Decimal | null | undefined) => formatDecimal(locale, of, { places })
  const [mark, entry, liquidation] = [price(levels.mark), price(levels.entry), price(levels.liquidation)]
  const left = close ? formatPercent(locale, at.distance) : undefined
  const said = t`Mark price ${mark}, entry ${entry}, liquidation ${liquidation}`
  return (
    <div
      className={css.gauge}
      role="img"
      aria-label={left ? t`${said}, ${left} to liquidation` : said}
      data-way={close ? 'danger' : at.way}
    >
      <Head at={at.mark ?? at.entry}>
        {mark}
        {left && <span className={css.left}>{t`${left} to liquidation`}</span>}
      </Head>
      <Track at={at} levels={levels} />
      <div className={css.foot}>
        <span>{t`Liq. ${liquidation}`}</span>
        <At at={at.entry}>
          <span>{t`Entry ${entry}`}</span>
        </At>
        {levels.target && <span>{t`TP ${price(levels.target)}`}</span>}
      </div>
    </div>
  )
}

const Head = ({ at, children }: { at: number; children: ReactNode }) => (
  <div className={css.head}>
    <At at={at}>
      <span className={css.mark}>{children}</span>
    </At>
  </div>
)

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
