/** Whatever stands in place of a page that did not come tries for it by itself. */
import { getDefaultStore } from 'jotai'
import { useEffect } from 'react'
import { rerun } from '../pages/machine.ts'
import type { Page } from '../pages/pages.ts'
import { configAtom } from '../remotes/live-config.ts'
import { onReturn } from '../surface/transport/connection.ts'

const TRIES = [1000, 4000, 10_000]

/** How often the page on show was tried again; the count outlives the panel, which a boundary mounts anew with each try. */
let tried = 0
const again = (count: number) => () => {
  tried = count
  rerun({ quiet: true })
}

/** Tries after 1, 4 and 10 s more, when the connection is back and when a new live set came; anew whenever the person comes or asks. */
export function useRetries({ serial, quiet }: Page): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each passage that failed waits for the next try
  useEffect(() => {
    const count = quiet ? tried : 0
    const wait = TRIES[count]
    const timer = wait === undefined ? undefined : setTimeout(again(count + 1), wait)
    const anew = again(0)
    const stops = [onReturn(anew), getDefaultStore().sub(configAtom, () => queueMicrotask(anew))] // its routes are read by then
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [serial, quiet])
}
