/** Which of the currencies that banks pay out here a country has as its own. */
const countries: Readonly<Record<string, string>> = {
  USD: 'US AS EC FM GU MH MP PA PR PW SV TL VI',
  EUR: 'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM VA XK YT',
  JPY: 'JP',
  KRW: 'KR',
  THB: 'TH',
  VND: 'VN',
}

/** @param offered to choose from @returns undefined where none of them is its own */
export const currencyOfCountry = (country: string, offered: readonly string[]): string | undefined =>
  country ? offered.find(currency => countries[currency]?.split(' ').includes(country)) : undefined
