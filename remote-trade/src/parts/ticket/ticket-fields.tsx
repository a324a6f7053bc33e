/** What is typed and chosen for an order, and what it costs. */
import { Trans, useLingui } from '@lingui/react/macro'
import { ABSENT } from '@shared/format/number'
import { Icon } from '@shared/ui/icon'
import { Segmented } from '@shared/ui/segmented'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { ChevronDown } from 'lucide-react'
import { Paid } from '../positions/paid.tsx'
import { useNames } from '../words.ts'
import { AvailableRow } from './available-row.tsx'
import { QuantityField } from './quantity-field.tsx'
import { type Sheets, TargetsFold } from './targets-fold.tsx'
import { offerOf } from './ticket.faults.ts'
import { quantityOf } from './ticket.model.ts'
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
      <QuantityField ticket={ticket} />
      <TargetsFold ticket={ticket} sheets={sheets} />
      <Costs ticket={ticket} />
    </>
  )
}
