import { useCallback, useState } from 'react'

type Shown<T> = { key: number; value: T | null; open: boolean }

/**
 * A sheet about something: `value` stays while the sheet goes, and each showing has a `key` of its own, so that what was
 * done in one is not found in the next.
 */
export function useSheet<T>() {
  const [shown, set] = useState<Shown<T>>({ key: 0, value: null, open: false })
  const show = useCallback((value: T) => set(({ key }) => ({ key: key + 1, value, open: true })), [])
  const close = useCallback(() => set(now => ({ ...now, open: false })), [])
  return { ...shown, show, close }
}
