/** A tab without a message: what comes here, and a way to where it begins. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Way } from '@shared/contract/address'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { Bell } from 'lucide-react'
import { useWays } from 'shell/navigation'
import type { Tab } from './notifications.model.ts'

type Empty = { title: MessageDescriptor; text: MessageDescriptor; way: Way; label: MessageDescriptor }

const empties: Readonly<Record<Tab, Empty>> = {
  all: {
    title: msg`No notifications yet`,
    text: msg`Updates about your account, rewards and orders appear here.`,
    way: to.home(),
    label: msg`Go to Home`,
  },
  system: {
    title: msg`No system messages`,
    text: msg`Logins, security changes and identity checks appear here.`,
    way: to.articleList(),
    label: msg`See announcements`,
  },
  task: {
    title: msg`No task messages`,
    text: msg`Rewards, competitions and team income appear here.`,
    way: to.welfare(),
    label: msg`See the welfare centre`,
  },
  transaction: {
    title: msg`No transaction messages`,
    text: msg`Deposits, withdrawals, orders and income appear here.`,
    way: to.assets(),
    label: msg`See your assets`,
  },
}

export function Nothing({ tab }: { tab: Tab }) {
  const { t } = useLingui()
  const way = useWays()
  const { title, text, label, ...empty } = empties[tab]
  const href = way(empty.way)
  const action = href && (
    <Button small look="tonal" href={href}>
      {t(label)}
    </Button>
  )
  return (
    <EmptyState icon={Bell} title={t(title)} action={action}>
      {t(text)}
    </EmptyState>
  )
}
