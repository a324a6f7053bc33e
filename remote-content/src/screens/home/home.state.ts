/** What Home remembers on this device. */
import { deviceAtom } from '@shared/ui/preferences'

const WEEK = 7 * 24 * 3_600_000

const count = (stored: unknown, otherwise: number): number => {
  const whole = Number(stored ?? Number.NaN)
  return Number.isInteger(whole) && whole >= 0 && whole <= 20 ? whole : otherwise
}

/** How much stood here last time: so much room is kept while it loads, and nothing jumps. */
export const layoutAtom = deviceAtom('home.layout.v1', stored => {
  const { banners, notices, day, positions }: Partial<Record<'banners' | 'notices' | 'day' | 'positions', unknown>> =
    Object(stored)
  const own = positions ?? null
  return {
    banners: count(banners, 1),
    notices: count(notices, 1),
    day: count(day, 8),
    /** Of whoever is signed in; null where they were not here yet. */
    positions: own === null ? null : count(own, 0),
  }
})

/** Until when the offer of higher limits was put off, epoch ms. */
export const laterAtom = deviceAtom('home.higher-limits.v1', stored => (typeof stored === 'number' ? stored : 0))

export const inAWeek = (now: number): number => now + WEEK
