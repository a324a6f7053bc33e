/** What is typed and chosen for a contract, and what it costs. */
import { Trans, useLingui } from '@lingui/react/macro'
import { ABSENT } from '@shared/format/number'
import type { Decimal, OpenPreview } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { Segmented } from '@shared/ui/segmented'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { ExplainButton } from '../explain/explain-button.tsx'
import { Paid } from '../words/paid.tsx'
import { useNames } from '../words/words.ts'
import { AvailableRow } from './available-row.tsx'
import type { FieldsProps } from './kind.ts'
import { memoByProps } from './memo-by-props.ts'
import { KindChoice, LeverageButton, LeverageError, Waiting } from './order-terms.tsx'
import { QuantityField } from './quantity-field.tsx'
import { TargetsFold } from './targets-fold.tsx'
import { offerOf } from './ticket.faults.ts'
import { quantityOf, worthOf } from './ticket.model.ts'
import css from './ticket.module.css'
import { WhatIfButton } from './what-if-button.tsx'

type TermsProps = Pick<FieldsProps, 'ticket' | 'onLeverage'>

const TermsRow = memoByProps(Terms, ({ ticket: { terms, errorAt } }) => [
  terms.mode,
  terms.leverage,
  errorAt('leverage'),
])

function Terms({ ticket, onLeverage }: TermsProps) {
  const { t } = useLingui()
  const names = useNames()
  const modes = (['isolated', 'cross'] as const).map(value => ({ value, label: names.mode(value) }))
  return (
    <div>
      <div className={css.terms}>
        <Segmented
          label={t`Margin mode`}
          options={modes}
          value={ticket.terms.mode}
          onChange={next => ticket.setTerms({ mode: next })}
        />
        <LeverageButton ticket={ticket} onLeverage={onLeverage} />
      </div>
      <LeverageError ticket={ticket} />
    </div>
  )
}

function Costs({ ticket }: Pick<FieldsProps, 'ticket'>) {
  const { form, terms, context, info } = ticket
  const quantity = context ? quantityOf(form, terms, context) : ''
  const preview = context && offerOf(quantity, 'long', terms, context)
  const worth = preview && context && worthOf(quantity, context)
  return <CostRows {...{ preview, worth }} available={context?.available} unit={info.quoteCurrency} />
}

type CostsProps = {
  preview: OpenPreview | null | undefined
  /** Of the position. */
  worth: Decimal | null | undefined
  available: Decimal | undefined
  unit: string
}

const CostRows = memoByProps(CostSums, ({ preview, worth, available, unit }) => [
  ...[preview?.margin, preview?.fee, preview?.missing, preview?.availableBefore, preview?.availableAfter],
  ...[worth, available, unit],
])

function CostSums({ preview, worth, available, unit }: CostsProps) {
  return (
    <Sums>
      <SumRow label={<Trans>Position value</Trans>} value={<Amount open value={worth} unit={unit} />} />
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
      <AvailableRow preview={preview} available={available} unit={unit} />
    </Sums>
  )
}

const Ways = memoByProps(
  ({ ticket, onExplain, onWhatIf }: Pick<FieldsProps, 'ticket' | 'onExplain' | 'onWhatIf'>) => (
    <ExplainButton beside={<WhatIfButton ticket={ticket} onClick={onWhatIf} />} onClick={onExplain}>
      <Trans>How contracts work</Trans>
    </ExplainButton>
  ),
  ({ ticket: { context } }) => [context === undefined],
)

export function TicketFields({ ticket, onLeverage, onExplain, onWhatIf, sheets }: FieldsProps) {
  return (
    <>
      <TermsRow ticket={ticket} onLeverage={onLeverage} />
      <KindChoice ticket={ticket} sheets={sheets} />
      <Waiting ticket={ticket} sheets={sheets} />
      <QuantityField ticket={ticket} />
      <TargetsFold ticket={ticket} sheets={sheets} />
      <Costs ticket={ticket} />
      <Ways {...{ ticket, onExplain, onWhatIf }} />
    </>
  )
}
