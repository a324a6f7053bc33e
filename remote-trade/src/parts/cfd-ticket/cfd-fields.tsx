/** What is typed and chosen for a CFD, and what it costs. */
import { Trans } from '@lingui/react/macro'
import { Amount } from '@shared/ui/amount'
import { NumberField } from '@shared/ui/number-field'
import { Sums } from '@shared/ui/sum-row'
import { CURRENCY } from '../cfd/cfd.dealing.ts'
import { useBaseUnits, useLots } from '../cfd/cfd-words.ts'
import { Session } from '../cfd/session.tsx'
import { ExplainButton } from '../explain/explain-button.tsx'
import type { FieldsProps } from '../ticket/kind.ts'
import { KindChoice, LeverageButton, LeverageError, Waiting } from '../ticket/order-terms.tsx'
import { TargetsFold } from '../ticket/targets-fold.tsx'
import { offerOf } from '../ticket/ticket.faults.ts'
import { worthOf } from '../ticket/ticket.model.ts'
import css from '../ticket/ticket.module.css'
import { WhatIfButton } from '../ticket/what-if-button.tsx'
import { useFigures } from '../words/figures.ts'
import { AfterRows, MarginRow, NightRow, RestRow, SpreadRow } from './cfd-rows.tsx'
import own from './cfd-ticket.module.css'

type Props = Pick<FieldsProps, 'ticket'>

export function CfdFields({ ticket, sheets, onLeverage, onExplain, onWhatIf }: FieldsProps) {
  return (
    <>
      <Session info={ticket.info} />
      <div className={own.terms}>
        <div className={css.terms}>
          <KindChoice ticket={ticket} sheets={sheets} />
          <LeverageButton ticket={ticket} onLeverage={onLeverage} />
        </div>
        <LeverageError ticket={ticket} />
      </div>
      <Waiting ticket={ticket} sheets={sheets} />
      <Lots ticket={ticket} />
      <TargetsFold ticket={ticket} sheets={sheets} />
      <Costs ticket={ticket} />
      <ExplainButton beside={<WhatIfButton ticket={ticket} onClick={onWhatIf} />} onClick={onExplain}>
        <Trans>How CFDs work</Trans>
      </ExplainButton>
    </>
  )
}

function Lots({ ticket }: Props) {
  const { form, info, change, errorAt } = ticket
  const { quantityStep: by, minQuantity: least, maxQuantity: most } = info
  return (
    <NumberField
      label={<Trans>Quantity</Trans>}
      value={form.quantity}
      onChange={quantity => change({ quantity })}
      unit={useLots()}
      step={{ by, least, most }}
      error={errorAt('quantity')}
      help={<LotsHelp ticket={ticket} />}
    />
  )
}

/** What the lots are and are worth; before any are typed, what one is. */
function LotsHelp({ ticket: { form, terms, context, info } }: Props) {
  const { exact } = useFigures()
  const units = useBaseUnits(info)
  const typed = context && offerOf(form.quantity, 'long', terms, context) && form.quantity
  const [one, least, most] = [units('1'), exact(info.minQuantity), exact(info.maxQuantity)]
  if (!typed || !context)
    return (
      <Trans>
        1 lot is {one} · {least} to {most} lots
      </Trans>
    )
  return (
    <>
      {units(typed)} ·<Amount open value={worthOf(typed, context)} unit={CURRENCY} />
    </>
  )
}

function Costs({ ticket: { form, terms, context, info } }: Props) {
  const preview = context && offerOf(form.quantity, 'long', terms, context)
  const waits = form.kind !== 'market'
  const known =
    context && preview && form.quantity !== '' ? { lots: form.quantity, context, preview, waits } : undefined
  return (
    <Sums>
      <SpreadRow info={info} known={known} />
      <NightRow info={info} known={known} />
      <MarginRow known={known} />
      <RestRow info={info} known={known} />
      <AfterRows known={known} context={context} />
    </Sums>
  )
}
