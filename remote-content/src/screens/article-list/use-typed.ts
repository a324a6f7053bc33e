/** A search that stands in the address: what is typed, and once the fingers rest what is asked for. */
import * as to from '@shared/contract/to'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePlace } from 'shell/navigation'

/** In ms. */
const PAUSE = 300
/** Letters. */
const LEAST = 2
/** As long as the server takes it; a link may bring any length. */
export const LONGEST = 60

export function useTyped() {
  const { query, setQuery } = usePlace(to.articleList)
  const [typed, setTyped] = useState((query.q ?? '').slice(0, LONGEST))
  const text = typed.trim()
  const q = [...text].length < LEAST ? undefined : text
  const write = useEffectEvent(() => setQuery({ q }))
  useEffect(() => {
    if (query.q === q) return
    const timer = setTimeout(write, PAUSE)
    return () => clearTimeout(timer)
  }, [query.q, q])
  return { typed, setTyped, asked: query.q }
}
