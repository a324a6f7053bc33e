/** Digits after the mark: USDT two, coins up to eight. */
export const placesOf = (currency: string): number => (currency === 'USDT' ? 2 : 8)
