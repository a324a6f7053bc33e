/** What a withdrawal costs and brings, live as it is typed. */
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDuration } from '@shared/format/duration'
import { formatRecordTime } from '@shared/format/time'
import type { Decimal } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { SkeletonRows } from '@shared/ui/skeleton'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useLanguage } from 'shell/i18n'
import { Loaded } from 'shell/screen'
import { Paid, useRateWords } from '../../parts/figures.tsx'
import type { Rules } from './gate.model.ts'
import type { Withdraw } from './use-withdraw.ts'
import { type Rate, withdrawModel } from './withdraw.model.ts'

/** Of what is paid every digit is shown. @param value undefined: nothing is typed */
export const Whole = ({ value, unit }: { value: Decimal | undefined; unit: string }) => (
  <Amount open value={value} places={8} minPlaces={2} unit={unit} />
)

type Props = { withdraw: Withdraw; rules: Rules | undefined }

export function Terms({ withdraw, rules }: Props) {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  const { form, context, outcome } = withdraw
  const { choice, network, account } = context
  const counts = withdrawModel.faults(form.form, context).amount === undefined
  const usual = formatDuration(bcp47, network.withdrawMinutes)
  const toBank = account?.currency != null
  const { currency } = choice
  return (
    <div>
      <Sums>
        <SumRow
          label={<Trans>Minimum</Trans>}
          value={<Amount open value={network.withdrawMin} places={8} minPlaces={0} unit={currency} />}
        />
        {rules && <SumRow label={<Trans>Left today</Trans>} value={<Amount value={rules.dayLeft} unit="USDT" />} />}
        <SumRow label={<Trans>Usual time</Trans>} value={t`about ${usual}`} />
        <SumRow
          label={<Trans>Fee</Trans>}
          value={<Whole value={counts || network.feeFixed != null ? outcome.fee : undefined} unit={currency} />}
        />
        <SumRow
          strong={!toBank}
          label={toBank ? <Trans>After the fee</Trans> : <Trans>You receive</Trans>}
          value={<Whole value={counts ? outcome.net : undefined} unit={currency} />}
        />
      </Sums>
      {toBank && <ByBank withdraw={withdraw} counts={counts} />}
    </div>
  )
}

/** At the rate of the moment, with its date; what failed says so in its place. */
function ByBank({ withdraw: { context, outcome, rate }, counts }: { withdraw: Withdraw; counts: boolean }) {
  const { payout } = outcome
  return (
    <Loaded of={rate.query} line undated skeleton={<SkeletonRows rows={3} single />}>
      {() =>
        payout && (
          <Sums>
            <RateRows from={context.choice.currency} {...payout} />
            <SumRow
              strong
              label={<Trans>You receive</Trans>}
              value={
                counts ? (
                  <Paid open value={payout.amount} currency={payout.currency} />
                ) : (
                  <Whole value={undefined} unit="" />
                )
              }
            />
          </Sums>
        )
      }
    </Loaded>
  )
}

/** What a bank pays by. */
export function RateRows({ from, rate, currency, time }: Rate & { from: string }) {
  const words = useRateWords()
  return (
    <>
      <SumRow label={<Trans>Exchange rate</Trans>} value={words(from, rate, currency)} />
      <SumRow label={<Trans>Rate as of</Trans>} value={formatRecordTime(time)} />
    </>
  )
}
