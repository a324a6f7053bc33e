/** What was asked, what came, and how. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Recharge } from '@shared/contract/calls/wallet'
import { SumRow, Sums } from '@shared/ui/sum-row'
import type { ReactNode } from 'react'
import { Copied } from './copied.tsx'
import { Held, Paid, useRateWords } from './figures.tsx'
import { useNetworkName } from './network-name.ts'

/** By bank: what is paid there, at which rate. */
function ByBank({ currency, payCurrency, payRate, payAmount }: Recharge) {
  const rate = useRateWords()
  if (!payCurrency || !payRate || !payAmount) return null
  return (
    <>
      <SumRow
        label={<Trans>Amount paid from your bank</Trans>}
        value={<Paid value={payAmount} currency={payCurrency} />}
      />
      <SumRow label={<Trans>Exchange rate</Trans>} value={rate(currency, payRate, payCurrency)} />
    </>
  )
}

/** @param children what else is told of it, before its number */
export function RechargeSums({ order, children }: { order: Recharge; children?: ReactNode }) {
  const { t } = useLingui()
  const nameOf = useNetworkName()
  const { id, currency, network, amount, credited } = order
  return (
    <Sums>
      <SumRow label={<Trans>Amount requested</Trans>} value={<Held value={amount} currency={currency} />} />
      {credited != null && (
        <SumRow strong label={<Trans>Credited</Trans>} value={<Held value={credited} currency={currency} />} />
      )}
      <ByBank {...order} />
      <SumRow label={<Trans>Network</Trans>} value={nameOf(network)} />
      {children}
      <Copied label={t`Deposit number`} value={id} />
    </Sums>
  )
}
