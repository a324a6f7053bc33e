/** What the person can do with a deposit that arrived; the amount goes along. */
import { useLingui } from '@lingui/react/macro'
import type { Recharge } from '@shared/contract/calls/wallet'
import { paymentStates } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { formatPercent } from '@shared/format/number'
import { SWAP_SPREAD } from '@shared/money'
import { type NextStep, NextSteps } from '@shared/ui/next-steps'
import { useLanguage } from 'shell/i18n'
import { useWays } from 'shell/navigation'

type Arrived = Pick<Recharge, 'status' | 'amount' | 'credited' | 'currency'>

function useNext({ currency, amount, credited }: Arrived): NextStep[] {
  const { t } = useLingui()
  const way = useWays()
  const all = credited ?? amount
  const { bcp47 } = useLanguage()
  const cost = formatPercent(bcp47, SWAP_SPREAD, { places: 2, minPlaces: 0 })
  const note = t`Swap, costs ${cost}`
  if (currency !== 'USDT')
    return [{ title: t`Convert to USDT`, note, href: way(to.swap({ from: currency, to: 'USDT', amount: all })) }]
  return [
    { title: t`Move to contract account`, href: way(to.transfer({ from: 'balance', to: 'contract', amount: all })) },
    { title: t`Buy BTC`, note, href: way(to.swap({ from: 'USDT', to: 'BTC', amount: all })) },
  ]
}

export function WaysOn({ order }: { order: Arrived }) {
  const { t } = useLingui()
  const steps = useNext(order)
  return order.status === paymentStates.delivered && <NextSteps title={t`What's next`} steps={steps} />
}
