import { useCallback, useEffect, useRef } from 'react'

/** Whether the part that sends can be seen: its page stands, and is not kept behind another one. */
export function useInSight(): () => boolean {
  const inSight = useRef(false)
  useEffect(() => {
    inSight.current = true
    return () => {
      inSight.current = false
    }
  }, [])
  return useCallback(() => inSight.current, [])
}
