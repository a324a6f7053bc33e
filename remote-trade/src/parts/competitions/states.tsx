/** What the states of competitions and of entries are called. */
import { useLingui } from '@lingui/react/macro'
import { type CodeOf, entryStates } from '@shared/contract/codes'
import { Badge, type BadgeProps } from '@shared/ui/badge'

type State = CodeOf<typeof entryStates>

const kinds: Readonly<Record<State, BadgeProps['kind']>> = {
  [entryStates.toStart]: 'wait',
  [entryStates.inProgress]: 'brand',
  [entryStates.ended]: 'plain',
  [entryStates.exited]: 'plain',
}

export function useStateNames(): Readonly<Record<State, string>> {
  const { t } = useLingui()
  return {
    [entryStates.toStart]: t({ message: 'Coming', context: 'competition' }),
    [entryStates.inProgress]: t({ message: 'In progress', context: 'competition' }),
    [entryStates.ended]: t({ message: 'Ended', context: 'competition' }),
    [entryStates.exited]: t({ message: 'Exited', context: 'competition' }),
  }
}

export const StateBadge = ({ of }: { of: State }) => <Badge kind={kinds[of]}>{useStateNames()[of]}</Badge>
