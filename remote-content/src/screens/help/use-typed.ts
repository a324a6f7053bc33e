/** What is typed, and what of it the address says: that follows once the fingers rest. */
import * as to from '@shared/contract/to'
import { useEffect, useState } from 'react'
import { usePlace } from 'shell/navigation'

const PAUSE = 300
/** As long as the server takes it: a link may bring any length, and each article is looked through for it. */
export const LONGEST = 60

export type Typed = {
  text: string
  /** What the bodies are searched for. */
  settled: string
  type(text: string): void
}

export function useTyped(): Typed {
  const { query, setQuery } = usePlace(to.help)
  const settled = (query.q ?? '').slice(0, LONGEST)
  const [text, setText] = useState(settled)
  const wanted = text.trim()
  useEffect(() => {
    if (wanted === settled) return
    const timer = setTimeout(() => setQuery({ q: wanted || undefined }), PAUSE)
    return () => clearTimeout(timer)
  }, [wanted, settled, setQuery])
  return { text, settled, type: setText }
}
