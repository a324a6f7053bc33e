/** Things that take turns in one place, and what stops them: a hand, a focus, a hidden page, someone who wants no motion. */
import { useEffect, useState, useSyncExternalStore } from 'react'

const calm = () => matchMedia('(prefers-reduced-motion: reduce)')

function onCalm(changed: () => void): () => void {
  const query = calm()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

function onHidden(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/** Whether the person wants less motion. */
export const useCalm = (): boolean => useSyncExternalStore(onCalm, () => calm().matches)
const useHidden = (): boolean => useSyncExternalStore(onHidden, () => document.hidden)

/** Whose turn it is, of `count`, for `every` ms each. */
export function useTurning(count: number, every: number, stopped: boolean): [at: number, turnTo: (at: number) => void] {
  const [turn, setTurn] = useState(0)
  const at = count > 0 ? turn % count : 0
  const runs = useRuns(count, stopped)
  useEffect(() => {
    if (!runs) return
    const timer = setTimeout(() => setTurn((at + 1) % count), every)
    return () => clearTimeout(timer)
  }, [runs, at, count, every])
  return [at, setTurn]
}

function useRuns(count: number, stopped: boolean): boolean {
  const still = useCalm()
  const hidden = useHidden()
  return count > 1 && !stopped && !still && !hidden
}
