/** Moments inside the exchange's texts, in the reader's own time. Without luxon: the shell has it at hand from the start. */
import { isDayFirst } from './day-first.ts'

/** The exchange names its zone right behind a moment, for mail, for push and for phones that show its text as it is. */
const NAMED = /(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d) ?[(（]UTC\+8[)）]/g

/** @returns the text with each "2026-11-30 01:35:53 (UTC+8)" as records have it, in the viewer's zone */
export const localTimes = (text: string, timeZone?: string): string =>
  text.replace(NAMED, (named, day, time) => {
    const at = new Date(`${day}T${time}+08:00`)
    return Number(at) ? at.toLocaleString(isDayFirst() ? 'en-GB' : 'sv-SE', { timeZone }).replace(',', '') : named
  })
