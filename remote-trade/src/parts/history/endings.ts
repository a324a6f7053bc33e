/** Hears which of what runs has ended otherwise than by a press on this page. */
import { closePositionCall } from '@shared/contract/calls/trade'
import { useEffect, useEffectEvent, useRef } from 'react'
import { usePageSignal } from 'shell/navigation'
import { changed } from 'shell/query'

type Row = { id: string }

/**
 * What stands beside the running ones, the history above all, is asked anew: at the end's own second the exchange may
 * not have settled yet.
 * @param running what runs; undefined while that is not known
 * @param ended those of them that have ended: one that is in neither list yet is looked for again
 * @param tell says it; never once the page has ended: nobody else is told
 */
export function useEndings<T extends Row>(
  running: readonly Row[] | null | undefined,
  ended: (ids: ReadonlySet<string>, signal: AbortSignal) => Promise<readonly T[]>,
  tell: (rows: readonly T[]) => void,
): void {
  const signal = usePageSignal()
  const awaited = useRef<ReadonlySet<string>>(new Set())
  const ids = running?.map(({ id }) => id).join()
  const differ = useEffectEvent(async (now: ReadonlySet<string>) => {
    const gone = new Set([...awaited.current].filter(id => !now.has(id)))
    awaited.current = now
    if (gone.size === 0) return
    changed(closePositionCall.changes)
    const rows = await ended(gone, signal)
    awaited.current = new Set([...awaited.current, ...gone].filter(id => !rows.some(row => row.id === id)))
    if (!signal.aborted) tell(rows)
  })
  useEffect(() => {
    if (ids !== undefined) void differ(new Set(ids.split(',').filter(Boolean)))
  }, [ids])
}
