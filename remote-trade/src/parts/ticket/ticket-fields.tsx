/** What is typed and chosen for an order, and what it costs. */
import { Trans, useLingui } from '@lingui/react/macro'
import { ABSENT } from '@shared/format/number'
import type { Decimal } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { Icon } from '@shared/ui/icon'
import { NumberField } from '@shared/ui/number-field'
import { Segmented } from '@shared/ui/segmented'
import { Slider } from '@shared/ui/slider'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { ChevronDown } from 'lucide-react'
import { useFigures } from '../figures.ts'
import { Paid } from '../positions/paid.tsx'
import { percentOf } from '../share.ts'
import { useNames } from '../words.ts'
import { AvailableRow } from './available-row.tsx'
import { type Sheets, TargetsFold } from './targets-fold.tsx'
import { offerOf } from './ticket.faults.ts'
import { inOtherUnit, inUnit, largest, quantityOf } from './ticket.model.ts'
import css from './ticket.module.css'
import type { TicketState } from './use-ticket.ts'

type Props = { ticket: TicketState }
type TermsProps = Props & { onLeverage(): void }
type FieldsProps = TermsProps & { sheets: Sheets }

function TermsRow({ ticket, onLeverage }: TermsProps) {
  const { t } = useLingui()
  const names = useNames()
  const error = ticket.errorAt('leverage')
  const { mode, leverage } = ticket.terms
  const modes = (['isolated', 'cross'] as const).map(value => ({ value, label: names.mode(value) }))
  return (
    <div>
      <div className={css.terms}>
        <Segmented
          label={t`Margin mode`}
          options={modes}
          value={mode}
          onChange={next => ticket.setTerms({ mode: next })}
        />
        <button
          type="button"
          className={css.leverage}
          aria-label={t`Leverage ${leverage}x`}
          aria-haspopup="dialog"
          data-invalid={error !== undefined || undefined}
          onClick={onLeverage}
        >
          {`${leverage}x`}
          <Icon of={ChevronDown} size={16} />
        </button>
      </div>
      <p className={css.error} aria-live="polite">
        {error}
      </p>
    </div>
  )
}

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

function Quantity({ ticket }: Props) {
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

function Costs({ ticket }: Props) {
  const { form, terms, scene, info } = ticket
  const preview = scene && offerOf(quantityOf(form, terms, scene), 'long', terms, scene)
  const unit = info.quoteCurrency
  return (
    <Sums>
      <SumRow
        label={<Trans>Margin + fee</Trans>}
        value={
          preview ? (
            <>
              <Paid open value={preview.margin} /> + <Paid open value={preview.fee} unit={unit} />
            </>
          ) : (
            ABSENT
          )
        }
      />
      <AvailableRow preview={preview} available={scene?.available} unit={unit} />
    </Sums>
  )
}

export function TicketFields({ ticket, onLeverage, sheets }: FieldsProps) {
  return (
    <>
      <TermsRow ticket={ticket} onLeverage={onLeverage} />
      <Quantity ticket={ticket} />
      <TargetsFold ticket={ticket} sheets={sheets} />
      <Costs ticket={ticket} />
    </>
  )
}
