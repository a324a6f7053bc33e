/** To how many places money and coins are shown (docs/decisions/0043). */

/** Digits after the decimal mark. */
export const ROUNDED = { money: 2, coin: 8 } as const

/** @param unit without one, money */
export const placesOf = (unit: string | undefined): number =>
  unit === undefined || unit === 'USDT' ? ROUNDED.money : ROUNDED.coin
