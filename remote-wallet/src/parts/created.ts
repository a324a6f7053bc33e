import type { Days } from '@shared/format/days'
import { serverBounds } from '@shared/format/time'

/** Picked days as the bounds of a query by when its rows were made. */
export function createdIn(days: Days): { createTime_begin?: string; createTime_end?: string } {
  const { begin, end } = serverBounds(days)
  return { ...(begin && { createTime_begin: begin }), ...(end && { createTime_end: end }) }
}
