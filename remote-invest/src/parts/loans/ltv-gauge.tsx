/** What is owed against what is pledged, on a line from 40 to 90 % (docs/rules/invest.md#collateral). */
import { Trans, useLingui } from '@lingui/react/macro'
import { formatPercent } from '@shared/format/number'
import type { Decimal } from '@shared/money'
import type { CSSProperties } from 'react'
import { useLanguage } from 'shell/i18n'
import { ltvLevel, ltvPlace, type Ratios } from './ltv.model.ts'
import css from './ltv-gauge.module.css'

type Props = Ratios & {
  /** A fraction; null where no price is known. */
  ltv: Decimal | null
}

const along = (ratio: Decimal): CSSProperties => ({ left: `${ltvPlace(ratio) * 100}%` })

/** Each label ends at its notch, and is pushed on by the one before it where words are long. */
const columns = ({ initial, call, liquidation }: Ratios): CSSProperties => {
  const ends = [0, ltvPlace(initial), ltvPlace(call), ltvPlace(liquidation)]
  const widths = ends.slice(1).map((end, i) => `minmax(max-content, ${end - (ends[i] ?? 0)}fr)`)
  return { gridTemplateColumns: `${widths.join(' ')} minmax(0, ${1 - ltvPlace(liquidation)}fr)` }
}

/** Brand, warn from the call on, danger from half of the way to the liquidation. */
export function LtvGauge({ ltv, ...ratios }: Props) {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  const percent = (ratio: Decimal | null) => formatPercent(bcp47, ratio, { places: 2, minPlaces: 0 })
  const [initial, call, liquidation] = [percent(ratios.initial), percent(ratios.call), percent(ratios.liquidation)]
  const now = formatPercent(bcp47, ltv)
  return (
    <div
      className={css.gauge}
      role="img"
      aria-label={t`LTV ${now}: initial ${initial}, collateral call ${call}, liquidation ${liquidation}`}
      data-level={ltv === null ? 'none' : ltvLevel(ltv, ratios)}
    >
      <div className={css.track}>
        {ltv !== null && <span className={css.run} style={{ width: `${ltvPlace(ltv) * 100}%` }} />}
        <span className={css.notch} style={along(ratios.initial)} />
        <span className={css.notch} data-at="call" style={along(ratios.call)} />
        <span className={css.notch} data-at="liquidation" style={along(ratios.liquidation)} />
        {ltv !== null && <span className={css.dot} style={along(ltv)} />}
      </div>
      <div className={css.words} style={columns(ratios)}>
        <span>
          <Trans>Initial {initial}</Trans>
        </span>
        <span>{call}</span>
        <span>{liquidation}</span>
      </div>
    </div>
  )
}

/** The figure beside it, in the colour of its dot. */
export function LtvFigure({ ltv, ...ratios }: Props) {
  const { bcp47 } = useLanguage()
  return (
    <span className={css.figure} data-level={ltv === null ? 'none' : ltvLevel(ltv, ratios)}>
      {formatPercent(bcp47, ltv)}
    </span>
  )
}
