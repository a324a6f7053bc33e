/** When people answer, and whether the bot does. */
import { dayStart, MINUTE } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import type { Db } from '@shared/engine/db/open'
import { settingOf } from '@shared/products/content/settings'

/** Of the desk: its hours of UTC+8, and whether it is one of them now. */
export type Service = { hours: string; open: boolean }

const ALWAYS = '00:00–24:00'
/** By the operator's word ("chat auto off"), the bot of all conversations. */
export const AUTO = 'chat-auto'

export const botIsOn = (db: Db): boolean => settingOf(db, AUTO) !== '0'

export function serviceOf({ db, clock }: Pick<Context, 'db' | 'clock'>): Service {
  const hours = settingOf(db, 'service-hours') ?? ALWAYS
  const [from, to] = hours.replace('–', '-').split('-').map(minutesOf)
  return { hours, open: isWithin((clock.now() - dayStart(clock.now())) / MINUTE, from, to) }
}

/** NaN of what is no time: whatever else the operator wrote there closes nothing. */
function minutesOf(time: string): number {
  const [hour, minute] = time.trim().split(':').map(Number)
  return (hour ?? Number.NaN) * 60 + (minute ?? Number.NaN)
}

/** A night shift ends on the next day. */
function isWithin(minute: number, from = Number.NaN, to = Number.NaN): boolean {
  if (Number.isNaN(from) || Number.isNaN(to)) return true
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to
}
