/** The wait between two codes to one address; it survives a reload, and knows how many were sent for what. */
import { useTimeLeft } from '@shared/ui/countdown'
import { useState } from 'react'
import * as v from 'valibot'

const KEY = 'code-wait.v2'
/** What was not answered by then is forgotten. */
const KEPT = 60 * 60_000

const sentTo = v.object({
  until: v.number(),
  seconds: v.optional(v.number(), 0),
  times: v.record(v.string(), v.number()),
})
const sentCodes = v.record(v.string(), sentTo)
type Sent = v.InferOutput<typeof sentCodes>

/** Seconds by which a phone may correct its clock without anybody noticing. */
const SLACK = 5

const nothing = { until: 0, seconds: 0, times: {} }

function stored(): Sent {
  try {
    return v.parse(sentCodes, JSON.parse(sessionStorage.getItem(KEY) ?? '{}'))
  } catch {
    return {} // storage is closed to us, or holds what is not ours
  }
}

function keep(sent: Sent): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(sent))
  } catch {} // the wait is then forgotten by a reload; the server still keeps it
}

const isLate = ({ until }: Sent[string]): boolean => until > Date.now() - KEPT

export type Wait = {
  /** Seconds until it may be sent another one, whatever for. */
  left: number
  /** How many were sent for this and not answered. */
  times: number
  /** One was sent; the next may be after so many seconds. */
  begin(seconds: number): void
  /** It did what it was for. */
  answered(): void
}

/** @param to an address, or a masked one @param scene what the codes are for */
export function useWait(to: string, scene = ''): Wait {
  const [sent, setSent] = useState(stored)
  const own: Sent[string] = sent[to] ?? nothing
  const times = own.times[scene] ?? 0
  const more = Math.ceil(useTimeLeft(own.until) / 1000)
  const left = more > own.seconds + SLACK ? 0 : more // the clock was set back: the server knows how long it still is
  const write = (next: Sent[string]) => {
    const all = Object.fromEntries(Object.entries({ ...stored(), [to]: next }).filter(([, one]) => isLate(one)))
    keep(all)
    setSent(all)
  }
  return {
    ...{ left, times },
    begin: seconds =>
      write({ until: Date.now() + seconds * 1000, seconds, times: { ...own.times, [scene]: times + 1 } }),
    answered: () => write({ ...own, times: { ...own.times, [scene]: 0 } }),
  }
}
