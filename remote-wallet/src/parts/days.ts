/** Picked days in the address: the phone's own, "yyyy-MM-dd"; the server counts in UTC+8. */
import { serverRange } from '@shared/format/time'

export type Days = { begin?: string | undefined; end?: string | undefined }

const day = (text: string | undefined) => (text && /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined)

/** What is no day is left out. */
export const daysOf = ({ begin, end }: Readonly<Record<string, string>>): Days => ({ begin: day(begin), end: day(end) })

export const isBackwards = ({ begin, end }: Days): boolean => Boolean(begin && end && begin > end)

/** The bounds of a query, in the server's hours. */
export function rangeOf({ begin, end }: Days): { createTime_begin?: string; createTime_end?: string } {
  if (!begin && !end) return {}
  const range = serverRange(begin ?? end ?? '', end ?? begin ?? '')
  return { ...(begin && { createTime_begin: range.begin }), ...(end && { createTime_end: range.end }) }
}
