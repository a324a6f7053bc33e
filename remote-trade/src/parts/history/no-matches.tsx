/** A filter left nothing over: the way out of it. */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import type { ReactNode } from 'react'
import { go, usePlace, useRoute } from 'shell/navigation'
import { useStands } from '../account/use-stands.ts'
import { undoable } from '../undo/undoable.ts'
import { type Filter, unfiltered } from './filter.model.ts'

/** @param children where days are chosen: "No positions closed on these dates" */
export function NoMatches({ filter, children }: { filter: Filter; children: ReactNode }) {
  const { t } = useLingui()
  const { query, setQuery } = usePlace(to.contract)
  const page = useRoute().path === to.demo.path ? to.demo : to.contract
  const stands = useStands()
  const { type, pair, from, to: until } = query
  const clear = () => {
    setQuery(unfiltered)
    undoable(t`Filters removed`, () => (stands() ? setQuery({ type, pair, from, to: until }) : go(page(query))))
  }
  return <Unmatched title={filter.begin || filter.end ? children : undefined} onClear={clear} />
}

/** @param onClear takes every filter away */
export const Unmatched = ({ title = <Trans>No matches</Trans>, onClear }: { title?: ReactNode; onClear(): void }) => (
  <EmptyState
    title={title}
    action={
      <Button small look="tonal" onClick={onClear}>
        <Trans>Remove all</Trans>
      </Button>
    }
  >
    <Trans>Change or remove a filter.</Trans>
  </EmptyState>
)
