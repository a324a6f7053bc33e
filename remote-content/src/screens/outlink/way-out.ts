/**
 * Out of a page that holds a frame. What a frame opens becomes entries of the one history: a step back would walk
 * through them, and a frame that floods it would hold the person there for ever.
 */
import * as to from '@shared/contract/to'
import { useCallback } from 'react'
import { go, hasRoute, useCameFrom, useRoute } from 'shell/navigation'

/** Entries of the page alone, without its frames'; not in every browser. */
type Entry = { key: string; url: string | null; index: number }
type Entries = {
  entries(): Entry[]
  currentEntry: Entry | null
  traverseTo(key: string): { committed: Promise<unknown>; finished: Promise<unknown> }
}
const entriesOf = (): Entries | undefined => (globalThis as { navigation?: Entries }).navigation

const pathOf = ({ url }: Entry): string => new URL(url ?? '', location.href).hash.slice(1).split('?')[0] ?? ''

/** The last entry before this page's own. */
function entryBefore(path: string): string | undefined {
  const known = entriesOf()
  const here = known?.currentEntry?.index ?? 0
  return known
    ?.entries()
    .slice(0, here)
    .findLast(entry => pathOf(entry) !== path)?.key
}

/** @returns leads to the address from which this page was opened, Home where it was none */
export function useWayOut(): () => void {
  const { path } = useRoute()
  const from = useCameFrom()
  return useCallback(() => {
    const instead = () => go(from && hasRoute(from) ? from : to.home(), { replace: true })
    const key = entryBefore(path)
    const moved = key === undefined ? undefined : entriesOf()?.traverseTo(key)
    if (!moved) return instead()
    moved.committed.catch(instead) // it fell out of the history meanwhile
    moved.finished.catch(() => {})
  }, [path, from])
}
