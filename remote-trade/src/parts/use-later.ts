import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, useState } from 'react'
import { toast } from 'shell/overlay'

export interface Later<M> {
  /** Null until it is here. */
  parts: M | null
  /** Waits for it. @returns false where it did not come, which was said */
  bring(): Promise<boolean>
}

/**
 * A module that the first paint does without (a sheet): it comes right after, and what did not come is asked for again when
 * it is needed.
 * @param load one import(), the same function each time
 */
export function useLater<M>(load: () => Promise<M>): Later<M> {
  const { t } = useLingui()
  const [parts, setParts] = useState<M | null>(null)
  const here = useRef(true)
  const put = useCallback((module: M) => {
    if (here.current) setParts(() => module)
  }, [])
  useEffect(() => {
    here.current = true
    load().then(put, () => {}) // nobody waits for it yet
    return () => {
      here.current = false
    }
  }, [load, put])
  const bring = useCallback(async () => {
    try {
      put(await load())
      return true
    } catch {
      toast(t`Couldn't load this part. Try again.`, 'error')
      return false
    }
  }, [load, put, t])
  return { parts, bring }
}
