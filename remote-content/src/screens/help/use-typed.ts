/** What is typed, and what of it the address says: that follows once the fingers rest. */
import * as to from '@shared/contract/to'
import { useEffect, useState } from 'react'
import { usePlace } from 'shell/navigation'

const PAUSE = 300

export type Typed = {
  text: string
  /** What the bodies are searched for. */
  settled: string
  type(text: string): void
}

export function useTyped(): Typed {
  const { query, setQuery } = usePlace(to.help)
  const settled = query.q ?? ''
  const [text, setText] = useState(settled)
  const wanted = text.trim()
  useEffect(() => {
    if (wanted === settled) return
    const timer = setTimeout(() => setQuery({ q: wanted || undefined }), PAUSE)
    return () => clearTimeout(timer)
  }, [wanted, settled, setQuery])
  return { text, settled, type: setText }
}
