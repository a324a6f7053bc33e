/** Whatever stands in place of a page that did not come tries for it by itself. */
import { getDefaultStore } from 'jotai'
import { useEffect } from 'react'
import { rerun } from '../pages/machine.ts'
import type { Page } from '../pages/pages.ts'
import { configAtom } from '../remotes/live-config.ts'
import { onReturn } from '../surface/transport/connection.ts'

const TRIES = [1000, 4000, 10_000]

const again = (tries: number) => rerun({ quiet: true, tries })
const anew = () => again(0)

/** Tries after 1, 4 and 10 s more, when the connection is back and when a new live set came; anew whenever the person comes or asks. */
export function useRetries({ serial, tries }: Page): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each passage that failed waits for the next try
  useEffect(() => {
    const wait = TRIES[tries]
    const timer = wait === undefined ? undefined : setTimeout(again, wait, tries + 1)
    const stops = [onReturn(anew), getDefaultStore().sub(configAtom, () => queueMicrotask(anew))] // its routes are read by then
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [serial, tries])
}
