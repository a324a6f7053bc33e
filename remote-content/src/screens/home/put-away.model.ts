/** Who put the card of first steps away on this device. */

const MOST_KEPT = 20

/** Ids of the people who put the card away on this device. */
export const readAway = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter(id => typeof id === 'string').slice(-MOST_KEPT) : []

export const putAway = (away: readonly string[], id: string): string[] =>
  [...away.filter(other => other !== id), id].slice(-MOST_KEPT)

export const bringBack = (away: readonly string[], id: string): string[] => away.filter(other => other !== id)
