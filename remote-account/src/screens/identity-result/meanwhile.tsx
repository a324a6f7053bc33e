/** What the person can do while the identity is under review. */
import { useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Icon } from '@shared/ui/icon'
import { ListRow } from '@shared/ui/list-row'
import { ArrowDownToLine, ChartCandlestick, CreditCard, KeyRound } from 'lucide-react'
import { useWays } from 'shell/navigation'
import { useSession } from 'shell/session'
import { Named } from '../../parts/named.tsx'

function useRows() {
  const { t } = useLingui()
  const hasPassword = useSession().user?.hasWithdrawPassword !== false
  const setPassword = { title: t`Set withdrawal password`, icon: KeyRound, way: to.withdrawPassword({ mode: 'set' }) }
  return [
    { title: t`Deposit`, icon: ArrowDownToLine, way: to.recharge() },
    ...(hasPassword ? [] : [setPassword]),
    { title: t`Add withdrawal account`, icon: CreditCard, way: to.withdrawAccounts() },
    { title: t`Try demo trading`, icon: ChartCandlestick, way: to.demo() },
  ]
}

export function Meanwhile() {
  const { t } = useLingui()
  const ways = useWays()
  const live = useRows().filter(({ way }) => ways(way))
  if (live.length === 0) return null
  return (
    <Named title={t`What you can do meanwhile`}>
      {live.map(({ title, icon, way }) => (
        <ListRow key={title} lead={<Icon of={icon} size={20} />} title={title} href={ways(way)} />
      ))}
    </Named>
  )
}
