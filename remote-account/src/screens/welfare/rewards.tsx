/** All that was earned: what waits first, then the newest. */
import { Trans, useLingui } from '@lingui/react/macro'
import { type Reward, rewardListCall } from '@shared/contract/calls/account'
import { rewardKinds, rewardStates } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { formatRecordTime } from '@shared/format/time'
import { Badge } from '@shared/ui/badge'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { Endless } from '@shared/ui/endless'
import { Icon } from '@shared/ui/icon'
import { List, ListRow } from '@shared/ui/list-row'
import { SkeletonRows } from '@shared/ui/skeleton'
import { Gift, Mail, SquareCheck } from 'lucide-react'
import { usePlace } from 'shell/navigation'
import { changed, rowsOf, usePages } from 'shell/query'
import { Loaded } from 'shell/screen'
import { ClaimRow } from '../../parts/reward-row.tsx'
import { useRewardNames } from '../../parts/task-names.ts'
import { Until } from '../../parts/until.tsx'
import { Usdt } from '../../parts/usdt.tsx'

export function Rewards() {
  const { t } = useLingui()
  const pages = usePages(rewardListCall, {})
  const rows = rowsOf<typeof rewardListCall>(pages.data)
  const list = { ...pages, data: pages.data && rows }
  return (
    <Loaded
      of={list}
      title={<Trans>Couldn't load your rewards</Trans>}
      skeleton={<SkeletonRows rows={6} />}
      empty={<NoRewards />}
    >
      {all => (
        <>
          <List flush label={t`Rewards`}>
            {all.map(row => (
              <RewardRow key={row.id} of={row} />
            ))}
          </List>
          <Endless
            more={pages.hasNextPage}
            loading={pages.isFetchingNextPage}
            onMore={() => void pages.fetchNextPage()}
          />
        </>
      )}
    </Loaded>
  )
}

const icons = { [rewardKinds.task]: SquareCheck, [rewardKinds.gift]: Gift, [rewardKinds.envelope]: Mail }

function RewardRow({ of }: { of: Reward }) {
  const title = useRewardNames()(of)
  const lead = <Icon of={icons[of.kind]} size={22} />
  const amount = <Usdt value={of.amount} sign />
  const { id, state, expireTime, createTime } = of
  if (state !== rewardStates.claimable)
    return (
      <ListRow
        {...{ title, lead }}
        note={formatRecordTime(createTime ?? 0)}
        value={amount}
        valueNote={<State of={state} />}
      />
    )
  const note = (
    <>
      {amount}
      {expireTime && (
        <>
          {' · '}
          <Until moment={expireTime} onEnd={renew} />
        </>
      )}
    </>
  )
  return <ClaimRow {...{ id, title, lead, note }} amount={of.amount} waiting={of} />
}

/** What ran out has another state. */
const renew = () => changed(rewardListCall.reads)

const State = ({ of }: { of: Reward['state'] }) =>
  of === rewardStates.claimed ? (
    <Badge kind="ok">
      <Trans context="reward">Claimed</Trans>
    </Badge>
  ) : (
    <Badge kind="bad">
      <Trans context="reward">Expired</Trans>
    </Badge>
  )

function NoRewards() {
  const { setQuery } = usePlace(to.welfare)
  return (
    <EmptyState
      icon={Gift}
      title={<Trans>No rewards yet</Trans>}
      action={
        <Button small look="tonal" onClick={() => setQuery({ tab: 'tasks' })}>
          <Trans>See the tasks</Trans>
        </Button>
      }
    >
      <Trans>Check in or complete a task to earn your first one.</Trans>
    </EmptyState>
  )
}
