import { useCallback, useEffect, useRef, useState } from 'react'
import { untilHere, type Waiting } from './until-here.ts'

export { healing, untilHere } from './until-here.ts'

export interface Late<M> {
  /** Null until it is here. */
  parts: M | null
  /** It did not come so far; it is asked for again by itself. */
  failed: boolean
  /** Waits for it, asking anew where it did not come. @returns false where it does not come now either */
  bring(): Promise<boolean>
}

/**
 * A module that comes after the first picture. Unlike React's `lazy`, which throws for ever what failed once, it is asked for
 * until it is here, and what stands on the page meanwhile stays.
 * @param load one import(), the same function each time
 */
export function useLate<M>(load: () => Promise<M>): Late<M> {
  const [parts, setParts] = useState<M | null>(null)
  const [failed, setFailed] = useState(false)
  const waiting = useRef<Waiting<M>>(undefined)
  useEffect(() => {
    let stands = true
    const here = (module: M) => {
      if (stands) setParts(() => module)
    }
    const { now, end } = untilHere(load, here, () => stands && setFailed(true))
    waiting.current = { now, end }
    return () => {
      stands = false
      end()
    }
  }, [load])
  const bring = useCallback(async () => {
    const module = await waiting.current?.now().catch(() => undefined)
    return module !== undefined
  }, [])
  return { parts, failed: failed && parts === null, bring }
}
