/** How much is ordered: typed in either unit, or slid to a share of what is available. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Decimal } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { Icon } from '@shared/ui/icon'
import { NumberField } from '@shared/ui/number-field'
import { Slider } from '@shared/ui/slider'
import { ChevronDown } from 'lucide-react'
import { useFigures } from '../figures.ts'
import { percentOf } from '../share.ts'
import { offerOf } from './ticket.faults.ts'
import { inOtherUnit, inUnit, largest, quantityOf } from './ticket.model.ts'
import css from './ticket.module.css'
import type { TicketState } from './use-ticket.ts'

type Props = { ticket: TicketState }

function UnitButton({ ticket }: Props) {
  const { t } = useLingui()
  const { form, terms, scene, info, change } = ticket
  const unit = form.unit === 'base' ? info.baseCurrency : info.quoteCurrency
  const other = form.unit === 'base' ? info.quoteCurrency : info.baseCurrency
  return (
    <button
      type="button"
      className={css.unit}
      disabled={!scene}
      aria-label={t`${unit}, change to ${other}`}
      onClick={() => scene && change(inOtherUnit(form, terms, scene))}
    >
      {unit}
      <Icon of={ChevronDown} size={16} />
    </button>
  )
}

export function QuantityField({ ticket }: Props) {
  const { t } = useLingui()
  const { share: shareOf } = useFigures()
  const { form, terms, scene, info, change } = ticket
  const error = ticket.errorAt('quantity')
  const most = scene ? largest(terms, scene) : '0'
  const quantity = scene ? quantityOf(form, terms, scene) : form.quantity
  const offer = scene && offerOf(quantity, 'long', terms, scene)
  const percent = form.share ?? (offer ? percentOf(quantity, most) : 0)
  const fits = form.share !== null || offer?.missing === '0'
  const type = (typed: Decimal | '') => change({ quantity: typed, share: null })
  const slide = (share: number) => change(share === 0 ? { quantity: '', share: null } : { share })
  const shown = form.share === null || !scene ? form.quantity : inUnit(quantity, form.unit, scene.price)
  const help = form.unit === 'quote' && quantity !== '' && (
    <>
      ≈ <Amount open value={quantity} places={8} minPlaces={0} unit={info.baseCurrency} />
    </>
  )
  return (
    <div>
      <NumberField
        label={
          <>
            <Trans>Quantity</Trans> {percent > 0 && fits && <span className={css.percent}>{shareOf(percent)}</span>}
          </>
        }
        value={shown}
        onChange={type}
        unitControl={<UnitButton ticket={ticket} />}
        error={error}
        help={help || undefined}
      />
      <Slider
        label={t`Share of available balance`}
        value={percent}
        onChange={slide}
        disabled={!scene || most === '0'}
      />
    </div>
  )
}
