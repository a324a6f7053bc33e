import { useEffect, useRef } from 'react'

const LONG = 10 * 60_000

/**
 * Secrets do not outlive ten minutes out of sight: behind another tab of the browser, or behind another page while this one
 * is kept (then effects end, state stays).
 */
export function useForgetting(forget: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const late = useRef(forget)
  useEffect(() => {
    late.current = forget
  })
  useEffect(() => {
    const wait = () => {
      timer.current = setTimeout(() => late.current(), LONG)
    }
    const seen = () => {
      clearTimeout(timer.current)
      if (document.hidden) wait()
    }
    seen()
    document.addEventListener('visibilitychange', seen)
    return () => {
      document.removeEventListener('visibilitychange', seen)
      clearTimeout(timer.current)
      wait()
    }
  }, [])
}
