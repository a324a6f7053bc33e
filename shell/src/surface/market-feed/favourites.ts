import { deviceAtom } from '@shared/ui/preferences'

const DEFAULT = ['BTCUSDT', 'ETHUSDT', 'XAUUSD']

const isSymbols = (stored: unknown): stored is string[] =>
  Array.isArray(stored) && stored.every(symbol => typeof symbol === 'string')

/** Starred symbols in the person's order, kept on the device. */
export const favouritesAtom = deviceAtom('favourites.v1', stored =>
  isSymbols(stored) ? [...new Set(stored)] : DEFAULT,
)
