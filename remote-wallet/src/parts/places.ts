/** Digits after the mark: USDT two, coins up to eight. */
export const placesOf = (currency: string): number => (currency === 'USDT' ? 2 : 8)

const whole: readonly string[] = ['JPY', 'KRW', 'VND']

/** Of what a bank pays or is paid: yen, won and dong have no cents. */
export const paidPlaces = (currency: string): number => (whole.includes(currency) ? 0 : 2)
