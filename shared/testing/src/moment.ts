/**
 * Where the manual clock of an exchange begins in tests, but for those in a browser, whose clock is real. By day it is always
 * a Wednesday at 10:00 UTC+8, so that a test that passes now passes at midnight and on a Sunday too; by night it is a second
 * of a year that the seed draws, so that a test that leans on the hour or on the day of the week fails.
 */
import { lots, scope } from './run-seed.ts'

const WEDNESDAY = Date.parse('2026-11-25T10:00:00+08:00')
const SECONDS_OF_A_YEAR = 365 * 24 * 3600

/** Epoch ms, a whole second. */
export const moment = (): number => (scope === 'short' ? WEDNESDAY : WEDNESDAY + lots()(SECONDS_OF_A_YEAR) * 1000)
