/** By bank: which currency is paid there, how much of it, and at which rate. */
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay } from '@shared/format/time'
import type { Decimal } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { AssetMark } from '@shared/ui/asset-mark'
import { SelectField } from '@shared/ui/select-field'
import { Skeleton } from '@shared/ui/skeleton'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useState } from 'react'
import { Loaded } from 'shell/screen'
import { useRateWords } from '../../parts/figures.tsx'
import { CurrencyChoice } from './choice-sheets.tsx'
import type { useRate } from './recharge.api.ts'
import { type Fiat, paymentOf } from './recharge.model.ts'

type PayInProps = { fiats: readonly Fiat[]; chosen: Fiat; onChoose(currency: string): void; disabled: boolean }

export function PayIn({ fiats, chosen: { currency }, onChoose, disabled }: PayInProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <SelectField
        label={t`Pay with`}
        labelled="inside"
        prefix={<AssetMark symbol={currency} small />}
        value={currency}
        {...{ open, disabled }}
        onClick={() => setOpen(true)}
      />
      <CurrencyChoice
        title={<Trans>Pay with</Trans>}
        all={fiats}
        {...{ open }}
        onClose={close}
        chosen={currency}
        onChoose={next => {
          onChoose(next)
          close()
        }}
      />
    </>
  )
}

type CostProps = { from: string; fiat: Fiat; amount: Decimal | null; rate: ReturnType<typeof useRate> }

/** The rate with its day, and what it comes to: fixed as it is ordered. */
export function Cost({ from, fiat, amount, rate }: CostProps) {
  const words = useRateWords()
  return (
    <Loaded
      of={rate}
      line
      undated
      title={<Trans>Couldn't load the rate</Trans>}
      skeleton={<Skeleton width="100%" height={52} />}
    >
      {({ rate: now, time }) => {
        const day = formatDay(time)
        return (
          <Sums>
            <SumRow label={<Trans>Exchange rate of {day}</Trans>} value={words(from, now, fiat.currency)} />
            <SumRow
              strong
              label={<Trans context="money">Pay</Trans>}
              value={<Amount open value={paymentOf(amount, now, fiat)} places={fiat.precision} unit={fiat.currency} />}
            />
          </Sums>
        )
      }}
    </Loaded>
  )
}
