/** The wait between two codes to one address; it survives a reload, and knows how many were sent. */
import { useEffect, useState } from 'react'

const KEY = 'login.code-wait'
type Sent = { to: string; until: number; times: number }
const nothing: Sent = { to: '', until: 0, times: 0 }

function stored(): Sent {
  try {
    return { ...nothing, ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Sent>) }
  } catch {
    return nothing // storage is closed to us, or holds what is not ours
  }
}

function keep(sent: Sent): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(sent))
  } catch {} // the wait is then forgotten by a reload; the server still keeps it
}

/** Seconds left until `to` may be sent another code, how often it was sent one, and what begins the next wait. */
export function useWait(to: string): { left: number; times: number; begin(seconds: number): void } {
  const [sent, setSent] = useState(stored)
  const [now, setNow] = useState(Date.now)
  const own = sent.to === to ? sent : nothing
  const left = Math.max(0, Math.ceil((own.until - now) / 1000))
  useEffect(() => {
    if (left === 0) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [left])
  const begin = (seconds: number) => {
    const next = { to, until: Date.now() + seconds * 1000, times: own.times + 1 }
    keep(next)
    setNow(Date.now())
    setSent(next)
  }
  return { left, times: own.times, begin }
}
