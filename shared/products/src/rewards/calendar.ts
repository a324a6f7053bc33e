/** The hours at which things fall due, UTC+8. */
import { DAY, dayOf, dayStart, MINUTE } from '@shared/engine/clock'

/** Levels fall ten minutes into the day: a price of midnight alone lowers nobody. */
const FALL_AT = 10 * MINUTE
const PAY_AT = 30 * MINUTE

/** 1970-01-01 was a Thursday. */
const FIRST_MONDAY = dayStart(0) + 4 * DAY

/** Epoch ms of 00:00 UTC+8 of the Monday before, or now. */
export const mondayOf = (now: number): number => {
  const since = (now - FIRST_MONDAY) % (7 * DAY)
  return now - (since < 0 ? since + 7 * DAY : since)
}

/** The day whose fall is due: before 00:10 it is the one of yesterday. */
export const fallDay = (now: number): string => dayOf(now - FALL_AT)

/** The day on which teams are paid; fees before its 00:00 count. */
export const payday = (now: number): string => dayOf(now - PAY_AT)
