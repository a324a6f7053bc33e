/** Search stands in the address: `q`, empty at first. Opening it is a step of its own, so that Back leads out of it. */
import * as to from '@shared/contract/to'
import { useEffect, useRef } from 'react'
import { back, go, usePlace } from 'shell/navigation'

export type Search = {
  /** What the address asks for; undefined: nobody searches. */
  asked: string | undefined
  open(): void
  close(): void
}

export function useSearch(): Search {
  const { query, setQuery } = usePlace(to.market)
  const stepped = useRef(false)
  useEffect(() => {
    if (query.q === undefined) stepped.current = false
  }, [query.q])
  return {
    asked: query.q,
    open() {
      stepped.current = true
      go(to.market({ ...query, q: '' }))
    },
    close() {
      if (stepped.current) back()
      else setQuery({ q: undefined })
    },
  }
}

const PAUSE = 300

/** Writes what is typed into the address once the fingers rest: a text that follows the address would stutter. */
export function useTypedAddress(text: string): void {
  const { query } = usePlace(to.market)
  useEffect(() => {
    if (query.q === text) return
    const timer = setTimeout(() => go(to.market({ ...query, q: text }), { replace: true }), PAUSE)
    return () => clearTimeout(timer)
  }, [query, text])
}
