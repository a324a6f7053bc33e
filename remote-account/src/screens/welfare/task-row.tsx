/** A task: what it is, how far it is done, and the way on. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Task } from '@shared/contract/calls/account'
import { taskStates } from '@shared/contract/codes'
import { HELD_FUNDS, HELD_NIGHTS } from '@shared/contract/limits'
import { formatDecimal } from '@shared/format/number'
import { Badge } from '@shared/ui/badge'
import { Button } from '@shared/ui/button'
import { Icon, type LucideIcon } from '@shared/ui/icon'
import { ListRow } from '@shared/ui/list-row'
import { ArrowDownToLine, ChartCandlestick, Fingerprint, ShieldCheck, UserRoundPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage } from 'shell/i18n'
import { hasRoute, useWays } from 'shell/navigation'
import { ClaimRow } from '../../parts/reward-row.tsx'
import { useTaskNames } from '../../parts/task-names.ts'
import { Usdt } from '../../parts/usdt.tsx'

const icons: Readonly<Record<Task['code'], LucideIcon>> = {
  'check-in': ShieldCheck,
  basic: Fingerprint,
  authenticator: ShieldCheck,
  recharge: ArrowDownToLine,
  'first-contract': ChartCandlestick,
  invite: UserRoundPlus,
}

/** How far it is, where that is more than yes or no. */
function useProgress(): (task: Task) => ReactNode {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  const figure = (value: string) => formatDecimal(bcp47, value, { places: 2, minPlaces: 0 })
  const [held, nights] = [figure(HELD_FUNDS), HELD_NIGHTS]
  return ({ code, state, progress, target }) => {
    if (code === 'invite')
      return t`For each friend who verifies their identity, completes the deposit task and keeps ${held} USDT for ${nights} nights`
    if (code !== 'recharge' || state !== taskStates.open) return null
    const [done, whole] = [figure(progress), figure(target)]
    return t`${done} of ${whole} USDT so far`
  }
}

export function TaskRow({ task }: { task: Task }) {
  const name = useTaskNames()
  const progress = useProgress()(task)
  const { code, reward, state, rewardId } = task
  const row = {
    title: name(code, task.target),
    lead: <Icon of={icons[code]} size={22} />,
    note: (
      <>
        <Usdt value={reward} />
        {progress && <> · {progress}</>}
      </>
    ),
  }
  if (state === taskStates.claimable && rewardId)
    return <ClaimRow id={rewardId} amount={reward} waiting={task} {...row} />
  return <ListRow {...row} value={state === taskStates.claimed ? <Done /> : <Go task={task} />} />
}

const Done = () => (
  <Badge kind="ok">
    <Trans>Done</Trans>
  </Badge>
)

function Go({ task: { code, link, target } }: { task: Task }) {
  const { t } = useLingui()
  const way = useWays()
  const name = useTaskNames()(code, target)
  const href = link && hasRoute(link) ? way(link) : undefined
  if (!href) return null
  return (
    <Button small href={href} aria-label={t`Go: ${name}`}>
      <Trans context="task">Go</Trans>
    </Button>
  )
}
