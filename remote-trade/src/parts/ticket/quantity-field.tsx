/** How much is ordered: typed in either unit, or slid to a share of what is available. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Decimal } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { Icon } from '@shared/ui/icon'
import { NumberField } from '@shared/ui/number-field'
import { Slider } from '@shared/ui/slider'
import { ChevronDown } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { percentOf } from '../form/share.ts'
import { useFigures } from '../words/figures.ts'
import { memoByProps } from './memo-by-props.ts'
import { offerOf } from './ticket.faults.ts'
import { inOtherUnit, inUnit, largest, quantityOf } from './ticket.model.ts'
import css from './ticket.module.css'
import type { TicketState } from './use-ticket.ts'

type Props = { ticket: TicketState }
type UnitProps = { unit: string; other: string; disabled: boolean; onSwap(): void }

function UnitButton({ unit, other, disabled, onSwap }: UnitProps) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      className={css.unit}
      disabled={disabled}
      aria-label={t`${unit}, change to ${other}`}
      onClick={onSwap}
    >
      {unit}
      <Icon of={ChevronDown} size={16} />
    </button>
  )
}

/** The other unit at the price of the moment, whenever the button was drawn. */
function useSwap(ticket: TicketState) {
  const latest = useRef(ticket)
  useLayoutEffect(() => {
    latest.current = ticket
  })
  return () => {
    const { form, terms, context, change } = latest.current
    if (context) change(inOtherUnit(form, terms, context))
  }
}

export function QuantityField({ ticket }: Props) {
  const { form, terms, context, info, change } = ticket
  const most = context ? largest(terms, context) : '0'
  const quantity = context ? quantityOf(form, terms, context) : form.quantity
  const offer = context && offerOf(quantity, 'long', terms, context)
  const percent = form.share ?? (offer ? percentOf(quantity, most) : 0)
  const fits = form.share !== null || offer?.missing === '0'
  const value = form.share === null || !context ? form.quantity : inUnit(quantity, form.unit, context.price)
  const equals = form.unit === 'quote' && quantity !== '' ? quantity : undefined
  const units = [info.baseCurrency, info.quoteCurrency] as const
  const [unit, other] = form.unit === 'base' ? units : ([units[1], units[0]] as const)
  return (
    <Input
      {...{ value, percent, fits, equals, unit, other, change }}
      base={info.baseCurrency}
      error={ticket.errorAt('quantity')}
      known={context !== undefined}
      affords={most !== '0'}
      onSwap={useSwap(ticket)}
    />
  )
}

type InputProps = Pick<TicketState, 'change'> & {
  value: Decimal | ''
  percent: number
  /** There is money for it. */
  fits: boolean
  /** In units of the asset, where it is typed in the other. */
  equals: Decimal | undefined
  unit: string
  other: string
  base: string
  error: string | undefined
  known: boolean
  affords: boolean
  onSwap(): void
}

const Input = memoByProps(QuantityInput, shown => [
  ...[shown.value, shown.percent, shown.fits, shown.equals, shown.unit, shown.other],
  ...[shown.base, shown.error, shown.known, shown.affords],
])

function QuantityInput({ value, percent, fits, equals, unit, other, base, known, ...rest }: InputProps) {
  const { t } = useLingui()
  const { share: shareOf } = useFigures()
  const { change } = rest
  const slide = (share: number) => change(share === 0 ? { quantity: '', share: null } : { share })
  return (
    <div>
      <NumberField
        label={
          <>
            <Trans>Quantity</Trans> {percent > 0 && fits && <span className={css.percent}>{shareOf(percent)}</span>}
          </>
        }
        value={value}
        onChange={quantity => change({ quantity, share: null })}
        unitControl={<UnitButton unit={unit} other={other} disabled={!known} onSwap={rest.onSwap} />}
        error={rest.error}
        help={
          equals && (
            <>
              ≈ <Amount open value={equals} places={8} minPlaces={0} unit={base} />
            </>
          )
        }
      />
      <Slider
        label={t`Percentage of available balance`}
        value={percent}
        onChange={slide}
        disabled={!known || !rest.affords}
      />
    </div>
  )
}
