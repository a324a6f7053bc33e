import { useRef } from 'react'

/** What a sheet is about while it goes. */
export function useLastValue<T>(value: T | undefined): T | undefined {
  const last = useRef(value)
  if (value !== undefined) last.current = value
  return last.current
}
