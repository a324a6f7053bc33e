/** Who came, the newest first, of one level or of all; nobody's name is told. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { InputOf } from '@shared/contract'
import { myTeamCall, type TeamMember } from '@shared/contract/calls/account'
import * as to from '@shared/contract/to'
import { formatDay } from '@shared/format/time'
import { Amount } from '@shared/ui/amount'
import { Badge } from '@shared/ui/badge'
import { EmptyState } from '@shared/ui/empty-state'
import { Endless } from '@shared/ui/endless'
import { List, ListRow } from '@shared/ui/list-row'
import { SectionHeader } from '@shared/ui/section-header'
import { Segmented } from '@shared/ui/segmented'
import { SkeletonRows } from '@shared/ui/skeleton'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { usePlace } from 'shell/navigation'
import { useCall } from 'shell/query'
import { Loaded } from 'shell/screen'
import { WHOLE } from '../../parts/whole.ts'
import { type Depth, depthOf, hasMore } from './team.model.ts'
import css from './team.module.css'
import type { Team } from './team.screen.tsx'

const SIZE = 20
const pageOf = (no: number, level?: Depth): InputOf<typeof myTeamCall> => ({ level, pageNo: no, pageSize: SIZE })
/** With which the rest of the page comes, too. */
export const firstPage = () => pageOf(1)

export function Members({ team: { teamSize } }: { team: Team }) {
  const { t } = useLingui()
  const { query, setQuery } = usePlace(to.team)
  const level = depthOf(query.level)
  if (teamSize === 0) return <Nobody />
  const options = [
    { value: 'all', label: t({ message: 'All', context: 'members' }) },
    ...(['1', '2', '3'] as const).map(value => ({ value, label: t({ message: `Level ${value}`, context: 'team' }) })),
  ] as const
  return (
    <section className={css.members}>
      <SectionHeader title={<Trans>Members</Trans>} />
      <Segmented
        label={t`Members' level`}
        options={options}
        value={level ? (String(level) as '1') : 'all'}
        onChange={next => setQuery({ level: next === 'all' ? undefined : next })}
      />
      <Pages key={level ?? 0} level={level} />
    </section>
  )
}

/** A page each: the next one is asked for as the end of the last comes into sight. */
function Pages({ level }: { level: Depth | undefined }) {
  const [pages, setPages] = useState(1)
  const last = useCall(myTeamCall, pageOf(pages, level))
  return (
    <>
      {Array.from({ length: pages }, (_, n) => n + 1).map(no => (
        <MemberPage key={no} no={no} level={level} />
      ))}
      {last.data && (
        <Endless more={hasMore(pages, last.data.members)} loading={false} onMore={() => setPages(pages + 1)} />
      )}
    </>
  )
}

function MemberPage({ no, level }: { no: number; level: Depth | undefined }) {
  const { t } = useLingui()
  const page = useCall(myTeamCall, pageOf(no, level))
  return (
    <Loaded of={page} undated title={<Trans>Couldn't load the members</Trans>} skeleton={<SkeletonRows rows={4} />}>
      {({ members: { records } }) =>
        records.length === 0 ? (
          <p className={css.note}>
            <Trans>Nobody on this level yet.</Trans>
          </p>
        ) : (
          <List flush label={t`Members, page ${no}`}>
            {records.map((member, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: masked, two of them may look the same
              <MemberRow key={n} of={member} />
            ))}
          </List>
        )
      }
    </Loaded>
  )
}

function MemberRow({ of: { account, level, joinTime, recharged, income } }: { of: TeamMember }) {
  const day = formatDay(joinTime ?? 0)
  return (
    <ListRow
      title={<span translate="no">{account}</span>}
      note={
        <Trans>
          Level {level} · joined {day}
        </Trans>
      }
      middle={
        recharged && (
          <Badge kind="ok">
            <Trans>Deposited</Trans>
          </Badge>
        )
      }
      value={<Amount value={income} {...WHOLE} sign />}
    />
  )
}

const Nobody = () => (
  <EmptyState icon={UsersRound} title={<Trans>No team members yet</Trans>}>
    <Trans>Share your link or code. People who register with it appear here.</Trans>
  </EmptyState>
)
