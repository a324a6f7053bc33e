/** At which prices of its coin a loan is called and sold, each with how far that is. */
import { Trans } from '@lingui/react/macro'
import { formatDecimal } from '@shared/format/number'
import { changeRate, type Decimal } from '@shared/money'
import { SumRow } from '@shared/ui/sum-row'
import { useLanguage } from 'shell/i18n'
import { useFigures } from '../figures.tsx'
import { usePrecisions } from './live.ts'
import { type LivePledge, pricesAt } from './loan.model.ts'
import css from './loans.module.css'

type At = { owed: Decimal; pledge: LivePledge }
/** @param before as it is now, where something would change it */
type Props = At & { before?: At | undefined }

/** Stands in `Sums`; a row has the tick that the gauge has at its ratio. */
export function PledgeRows({ owed, pledge, before }: Props) {
  const { percent } = useFigures()
  const places = usePrecisions()(pledge.currency)
  const at = pricesAt(owed, pledge, places)
  const now = before && pricesAt(before.owed, before.pledge, places)
  const call = percent(pledge.ratios.call, 2, 0)
  const liquidation = percent(pledge.ratios.liquidation, 2, 0)
  return (
    <>
      <SumRow
        label={
          <span className={css.tick} data-at="call">
            <Trans>Collateral call price at {call}</Trans>
          </span>
        }
        before={now && <Price of={now.call} places={places} />}
        value={<Price of={at.call} places={places} from={before ? undefined : pledge.price} />}
      />
      <SumRow
        label={
          <span className={css.tick} data-at="liquidation">
            <Trans>Liquidation price at {liquidation}</Trans>
          </span>
        }
        before={now && <Price of={now.liquidation} places={places} />}
        value={<Price of={at.liquidation} places={places} from={before ? undefined : pledge.price} />}
      />
    </>
  )
}

type PriceProps = { of: Decimal | null; places: number; from?: Decimal | undefined }

function Price({ of, places, from }: PriceProps) {
  const { bcp47 } = useLanguage()
  const { percent } = useFigures()
  return (
    <span className="num" translate="no">
      {of !== null && from && <span className={css.away}>{percent(changeRate(from, of), 2)} · </span>}
      {formatDecimal(bcp47, of, { places })}
    </span>
  )
}
