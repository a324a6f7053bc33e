/** What is typed. The address follows once the fingers rest, so that Back returns to the same hits. */
import * as to from '@shared/contract/to'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePlace } from 'shell/navigation'
import { LONGEST } from './typed.model.ts'

/** In ms. */
const PAUSE = 300

export function useTyped() {
  const { query, setQuery } = usePlace(to.search)
  const [text, type] = useState((query.q ?? '').slice(0, LONGEST))
  const q = text.trim() || undefined
  const write = useEffectEvent(() => setQuery({ q }))
  useEffect(() => {
    if (query.q === q) return
    const timer = setTimeout(write, PAUSE)
    return () => clearTimeout(timer)
  }, [query.q, q])
  return { text, type, settled: query.q ?? '' }
}
