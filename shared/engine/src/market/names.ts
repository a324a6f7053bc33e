/** What symbols are called in the languages of the server. Coins keep their own names. */
import { categories } from '@shared/contract/codes'
import { msg, type Text, translate } from '@shared/phrases'
import type { Language } from '../refusals/languages.ts'

const words: Readonly<Record<string, Text>> = {
  XAU: msg`Gold`,
  XAG: msg`Silver`,
  XPT: msg`Platinum`,
  XPD: msg`Palladium`,
  USD: msg`US dollar`,
  EUR: msg`Euro`,
  GBP: msg`British pound`,
  JPY: msg`Japanese yen`,
  AUD: msg`Australian dollar`,
  CAD: msg`Canadian dollar`,
  CHF: msg`Swiss franc`,
  NZD: msg`New Zealand dollar`,
}

const coins: Record<string, string> = {
  BTC: 'Bitcoin',
  ETH: 'Ethereum',
  BNB: 'BNB',
  SOL: 'Solana',
  XRP: 'XRP',
  DOGE: 'Dogecoin',
  ADA: 'Cardano',
  TRX: 'TRON',
  LTC: 'Litecoin',
  LINK: 'Chainlink',
  DOT: 'Polkadot',
  AVAX: 'Avalanche',
}

function wordIn(code: string, language: Language): string {
  const word = words[code]
  return word ? translate(word, language) : (coins[code] ?? code)
}

/** "Bitcoin", "Gold", "Euro / US dollar": a pair of currencies is named by both, all else by its base. */
export const nameOf = (base: string, quote: string, category: number, language: Language): string =>
  category === categories.forex ? `${wordIn(base, language)} / ${wordIn(quote, language)}` : wordIn(base, language)
