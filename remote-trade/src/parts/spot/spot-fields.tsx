/** Which way, at once or at a price, how much. */
import { Trans, useLingui } from '@lingui/react/macro'
import { directions } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { compare, limitRange, type Side } from '@shared/money'
import { NumberField } from '@shared/ui/number-field'
import { Segmented } from '@shared/ui/segmented'
import { Slider } from '@shared/ui/slider'
import { usePlace } from 'shell/navigation'
import { hasFeature } from 'shell/transport'
import { ExplainButton } from '../explain/explain-button.tsx'
import { gridOf, wayTo } from '../orders/waiting.model.ts'
import { WaitingChips } from '../orders/waiting-fields.tsx'
import { memoByProps } from '../ticket/memo-by-props.ts'
import { useFigures } from '../words/figures.ts'
import { isByAmount, typedSize } from './spot.model.ts'
import css from './spot.module.css'
import { Brings } from './spot-brings.tsx'
import type { SpotState } from './use-spot.ts'

type Props = { spot: SpotState }

export function SpotFields({ spot, onExplain }: Props & { onExplain(): void }) {
  return (
    <>
      <WayChoice spot={spot} />
      {spot.form.kind === 'limit' && <Level spot={spot} />}
      <SizeFields spot={spot} />
      <Brings spot={spot} />
      <ExplainButton onClick={onExplain}>
        <Trans>How spot trading works</Trans>
      </ExplainButton>
    </>
  )
}

const WayChoice = memoByProps(Ways, ({ spot: { form } }) => [form.side, form.kind])

function Ways({ spot: { form, change } }: Props) {
  const { t } = useLingui()
  const { setQuery } = usePlace(to.contract)
  const turn = (side: Side) => {
    change({ side, share: null })
    setQuery({ side: String(side === 'long' ? directions.buy : directions.sell) })
  }
  const sides = [
    { value: 'long', label: t({ message: 'Buy', context: 'spot' }) },
    { value: 'short', label: t({ message: 'Sell', context: 'spot' }) },
  ] as const
  const kinds = [
    { value: 'market', label: t({ message: 'Fast', context: 'trade at once' }) },
    { value: 'limit', label: t`Limit` },
  ] as const
  return (
    <div className={css.ways}>
      <Segmented label={t`Direction`} options={sides} value={form.side} onChange={turn} />
      {hasFeature('limit-orders') && (
        <Segmented
          label={t`Order type`}
          options={kinds}
          value={form.kind}
          onChange={kind => change({ kind, share: null })}
        />
      )}
    </div>
  )
}

/** The price that it waits for, how far away that is, and how long it waits. */
function Level({ spot: { form, context, info, change, errorAt } }: Props) {
  const figures = useFigures()
  const range = context && limitRange(context.market, info.pricePrecision)
  const way = context && form.at !== '' ? figures.way(wayTo(form.at, context.market)) : undefined
  // a first press of a stepper begins at the market
  const type = (at: typeof form.at) => {
    const begins = form.at === '' && range && context && at !== '' && compare(at, range.min) === 0
    change({ at: begins ? context.market : at })
  }
  return (
    <>
      <NumberField
        label={<Trans>Limit price</Trans>}
        value={form.at}
        onChange={type}
        unit={info.quoteCurrency}
        places={info.pricePrecision}
        step={{ by: gridOf(info), least: range?.min, most: range?.max }}
        error={errorAt('price')}
        help={way && <Trans>{way} from the market price</Trans>}
      />
      <WaitingChips value={form.until} onChange={until => change({ until })} />
    </>
  )
}

/** What there is to give away. */
const thereIs = ({ form, context }: SpotState) => (form.side === 'short' ? context?.coins : context?.money)
const fieldOf = ({ form }: SpotState) => (isByAmount(form) ? 'amount' : 'quantity')

const SizeFields = memoByProps(Size, ({ spot }) => {
  const { value, percent } = typedSize(spot.form, spot.context)
  return [spot.form, spot.info, value, percent, thereIs(spot), spot.errorAt(fieldOf(spot))]
})

function Size({ spot }: Props) {
  const { t } = useLingui()
  const { share: shareOf } = useFigures()
  const { form, context, info, change, errorAt } = spot
  const byAmount = isByAmount(form)
  const field = fieldOf(spot)
  const { value, percent } = typedSize(form, context)
  const there = thereIs(spot)
  return (
    <div>
      <NumberField
        label={
          <>
            {byAmount ? <Trans>Pay</Trans> : <Trans>Quantity</Trans>}{' '}
            {percent > 0 && <span className={css.percent}>{shareOf(percent)}</span>}
          </>
        }
        value={value}
        onChange={next => change({ [field]: next, share: null })}
        unit={byAmount ? info.quoteCurrency : info.baseCurrency}
        error={errorAt(field)}
      />
      <Slider
        label={t`Percentage of available balance`}
        value={percent}
        onChange={share => change(share === 0 ? { [field]: '', share: null } : { share })}
        disabled={!there || there === '0'}
      />
    </div>
  )
}
