/** What the states of competitions and of entries are called. */
import { useLingui } from '@lingui/react/macro'
import type { Competition } from '@shared/contract'
import { type CodeOf, entryStates } from '@shared/contract/codes'
import { Badge, type StateKind } from '@shared/ui/badge'

type State = CodeOf<typeof entryStates>

const kinds: Readonly<Record<State, StateKind>> = {
  [entryStates.toStart]: 'wait',
  [entryStates.inProgress]: 'ok',
  [entryStates.ended]: 'ok',
  [entryStates.exited]: 'wait',
}

function useStateNames(): Readonly<Record<State, string>> {
  const { t } = useLingui()
  return {
    [entryStates.toStart]: t({ message: 'Upcoming', context: 'competition' }),
    [entryStates.inProgress]: t({ message: 'In progress', context: 'competition' }),
    [entryStates.ended]: t({ message: 'Ended', context: 'competition' }),
    [entryStates.exited]: t({ message: 'Left', context: 'competition' }),
  }
}

/** As a filter calls them: of several competitions, and so a plural in some languages. */
export function useFilterNames(): Readonly<Record<Competition['status'], string>> {
  const { t } = useLingui()
  return {
    [entryStates.toStart]: t({ message: 'Upcoming', context: 'competitions' }),
    [entryStates.inProgress]: t({ message: 'In progress', context: 'competitions' }),
    [entryStates.ended]: t({ message: 'Ended', context: 'competitions' }),
  }
}

export const StateBadge = ({ of }: { of: State }) => <Badge kind={kinds[of]}>{useStateNames()[of]}</Badge>
