/** The amount field. Above the daily limit it links to a higher limit. */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { LEDGER_PLACES } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { Button } from '@shared/ui/button'
import { NumberField } from '@shared/ui/number-field'
import { useWay } from 'shell/navigation'
import { placesOf } from '../../parts/places.ts'
import type { Withdraw } from './use-withdraw.ts'
import { mostOf, withdrawModel } from './withdraw.model.ts'
import css from './withdraw.module.css'

export function AmountField({ withdraw }: { withdraw: Withdraw }) {
  const { t } = useLingui()
  const { form, context, busy, keep } = withdraw
  const { currency } = context.choice
  const note = (
    <>
      <Trans>Available</Trans>{' '}
      <Amount value={context.available} places={placesOf(currency)} minPlaces={2} unit={currency} />
    </>
  )
  return (
    <div className={css.account}>
      <NumberField
        {...form.field('amount')}
        label={t`Amount`}
        labelled="above"
        note={note}
        unit={currency}
        places={LEDGER_PLACES}
        max={mostOf(context)}
        disabled={busy}
        onBlur={() => keep()}
      />
      {isOverDay(withdraw) && <Verify />}
    </div>
  )
}

/** As the phone knows, or as the server said. */
function isOverDay({ form, context, state }: Withdraw): boolean {
  const refused = state.phase === 'failed' && state.failure.need === 'kyc'
  return refused || withdrawModel.faults(form.form, context).amount?.name === 'day'
}

function Verify() {
  const identity = useWay(to.identity())
  return (
    identity && (
      <Button small look="tonal" href={identity}>
        <Trans>Verify to raise the limit</Trans>
      </Button>
    )
  )
}
