/** One's own place, and what may be done: join, trade, leave. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Competition, CompetitionEntry } from '@shared/contract'
import { competitionStates, entryStates } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { ActionBar } from '@shared/ui/action-bar'
import { Button } from '@shared/ui/button'
import { useWay } from 'shell/navigation'
import { useLateSheet } from 'shell/screen'
import { BarredWords, Verify } from '../../parts/competitions/barred.tsx'
import { useEverybody } from '../../parts/competitions/competition.api.ts'
import { rewardAt } from '../../parts/competitions/reward.model.ts'
import { Standing } from '../../parts/competitions/standing.tsx'
import { canJoinFirst, useVerification } from '../../parts/competitions/verification.ts'
import { useFigures } from '../../parts/words/figures.ts'
import { placeOfNew } from './competition.model.ts'
import css from './competition.module.css'
import { RankLine } from './rank-line.tsx'
import { useCanJoin, useOwnWay } from './use-own-way.ts'

const load = () => import(/* webpackChunkName: "competition-sheets" */ './sheets.ts')
type Sheets = Awaited<ReturnType<typeof load>>

export function Actions({ of }: { of: Competition }) {
  const sheet = useLateSheet<'join' | 'exit', Sheets>(load)
  return (
    <>
      <div className={css.foot}>
        <Own of={of} />
        <ActionBar>
          <Acts of={of} onJoin={() => void sheet.show('join')} onExit={() => void sheet.show('exit')} />
        </ActionBar>
      </div>
      {sheet.draw((parts, which, { key, ...frame }) =>
        which === 'join' ? (
          <parts.JoinSheet key={key} of={of} {...frame} />
        ) : (
          <parts.ExitSheet key={key} of={of} {...frame} />
        ),
      )}
    </>
  )
}

function Acts({ of, onJoin, onExit }: { of: Competition; onJoin(): void; onExit(): void }) {
  const { t } = useLingui()
  const { exact } = useFigures()
  const way = useOwnWay(of)
  const trade = useWay(to.contract({ competition: of.mine?.id }))
  const funds = exact(of.entryFunds)
  if (way.kind === 'joined')
    return (
      <>
        <Button wide onClick={onExit}>
          <Trans context="competition">Leave</Trans>
        </Button>
        {trade && <Trade href={trade} hasStarted={of.status !== competitionStates.toStart} />}
      </>
    )
  if (way.kind === 'ended')
    return (
      <Button wide disabled>
        <Trans context="competition">Ended</Trans>
      </Button>
    )
  const reasons = {
    join: undefined,
    closed: t`Entry is closed`,
    full: t`This competition is full`,
    left: t`You left this competition and can't rejoin`,
  }
  return (
    <Button
      wide
      look="primary"
      reason={reasons[way.kind]}
      onClick={onJoin}
      {...(way.kind === 'join' && {
        consequence: <Trans>{funds} USDT will be locked until the competition ends</Trans>,
      })}
    >
      <Trans context="competition">Join</Trans>
    </Button>
  )
}

const Trade = ({ href, hasStarted }: { href: string; hasStarted: boolean }) =>
  hasStarted ? (
    <Button wide look="primary" href={href}>
      <Trans>Trade</Trans>
    </Button>
  ) : (
    <Button wide disabled consequence={<Trans>Starts soon</Trans>}>
      <Trans>Trade</Trans>
    </Button>
  )

/** Pinned whatever is scrolled: one's own place, or the one that joining would give. */
function Own({ of }: { of: Competition }) {
  const { mine } = of
  const canJoin = useCanJoin(of)
  if (!mine?.ranking && !canJoin) return null
  return (
    <div className={css.pinned}>
      {mine?.ranking ? <Placed of={of} mine={{ ...mine, ranking: mine.ranking }} /> : <IfJoined of={of} />}
    </div>
  )
}

/** What its place pays as things stand; once it is over, what it paid. */
function Placed({ of, mine }: { of: Competition; mine: CompetitionEntry & { ranking: number } }) {
  const runs = mine.status === entryStates.inProgress
  const row = { ...mine, rank: mine.ranking, account: '', bot: false, mine: true }
  const isOver = mine.status === entryStates.ended
  const reward = isOver ? (mine.reward ?? undefined) : rewardAt(of.rewards, row)
  const note = runs ? (
    <Standing of={of} mine={mine} />
  ) : mine.barred ? (
    <BarredWords of={mine} />
  ) : (
    !isOver && <Starting />
  )
  return (
    <>
      <RankLine row={row} reward={reward} note={note || undefined} />
      <Verify of={mine} />
    </>
  )
}

const Starting = () => <Trans>Starting place</Trans>

function IfJoined({ of }: { of: Competition }) {
  const { t } = useLingui()
  const isLate = !useVerification().isVerified && !canJoinFirst(of)
  const { data, error } = useEverybody(of)
  const rank = error ? undefined : placeOfNew(data?.records ?? [], of, isLate)
  const row = { rank, account: t`Your place if you join now`, assets: of.virtualFunds, totalYield: '0' }
  return <RankLine row={row} reward={undefined} note={<Starting />} />
}
