import { deviceAtom } from '@shared/ui/preferences'

const isSymbols = (stored: unknown): stored is string[] =>
  Array.isArray(stored) && stored.every(symbol => typeof symbol === 'string')

/** Symbols opened out of a search, the newest first, kept on the device. */
export const recentAtom = deviceAtom('market.recent.v1', stored => (isSymbols(stored) ? [...new Set(stored)] : []))
