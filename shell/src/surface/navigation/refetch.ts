/** Fresh data on return: to the tab of the browser, from a hidden page, after an offline spell. */
import { useEffect, useRef } from 'react'
import { onReturn } from '../transport/connection.ts'

const AWAY = 30_000

/** Calls `fn` when the person comes back after 30 s, and when the connection is back. */
export function useRefetchOnReturn(fn: () => void): void {
  const latest = useRef(fn)
  useEffect(() => {
    latest.current = fn
  })
  useEffect(() => {
    let left = 0
    const seen = () => {
      if (document.hidden) left = Date.now()
      else if (left && Date.now() - left >= AWAY) latest.current()
    }
    document.addEventListener('visibilitychange', seen)
    const stop = onReturn(() => latest.current())
    return () => {
      document.removeEventListener('visibilitychange', seen)
      stop()
    }
  }, [])
}
