/** Search stands in the address: `q`, empty at first. Opening it is a step of its own, so that Back leads out of it. */
import { useEffect, useRef } from 'react'
import { back, go, setQuery, useRoute } from 'shell/navigation'

export type Search = {
  /** What the address asks for; undefined: nobody searches. */
  asked: string | undefined
  open(): void
  close(): void
}

const address = (path: string, query: Readonly<Record<string, string>>, q: string) =>
  `${path}?${new URLSearchParams({ ...query, q })}`

export function useSearch(): Search {
  const { path, query } = useRoute()
  const stepped = useRef(false)
  useEffect(() => {
    if (query.q === undefined) stepped.current = false
  }, [query.q])
  return {
    asked: query.q,
    open() {
      stepped.current = true
      go(address(path, query, ''))
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
  const { path, query } = useRoute()
  useEffect(() => {
    if (query.q === text) return
    const timer = setTimeout(() => go(address(path, query, text), { replace: true }), PAUSE)
    return () => clearTimeout(timer)
  }, [path, query, text])
}
