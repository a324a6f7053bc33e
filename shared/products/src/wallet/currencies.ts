/** What the exchange keeps money in, and the networks that it comes and goes by (docs/rules/wallet.md#recharge). */
import { type CodeOf, categories, currencyTypes } from '@shared/contract/codes'
import { symbols } from '@shared/engine/market/index'
import type { Decimal } from '@shared/money'

export type Network = {
  network: string
  kind: 'chain' | 'bank'
  /** auto: an address at once · chat: the desk issues it, live chat tells it */
  addressMode: 'auto' | 'chat'
  rechargeMin: Decimal
  rechargeMax: Decimal
  rechargeMinutes: number
  withdrawMin: Decimal
  feeFixed?: Decimal
  feeRate?: Decimal
  feeMin?: Decimal
  withdrawMinutes: number
}

export type CurrencySpec = {
  currency: string
  type: CodeOf<Pick<typeof currencyTypes, 'coin' | 'fiat'>>
  /** Places shown. */
  precision: number
  networks: readonly Network[]
}

/** About 100,000 USDT at the reference prices: the most that one recharge may bring. */
const usdtNetworks: readonly Network[] = [
  {
    network: 'TRC20',
    kind: 'chain',
    addressMode: 'auto',
    rechargeMin: '10',
    rechargeMax: '100000',
    rechargeMinutes: 3,
    withdrawMin: '20',
    feeFixed: '1',
    withdrawMinutes: 10,
  },
  {
    network: 'ERC20',
    kind: 'chain',
    addressMode: 'auto',
    rechargeMin: '20',
    rechargeMax: '100000',
    rechargeMinutes: 6,
    withdrawMin: '50',
    feeFixed: '5',
    withdrawMinutes: 15,
  },
  {
    network: 'BANK',
    kind: 'bank',
    addressMode: 'chat',
    rechargeMin: '50',
    rechargeMax: '100000',
    rechargeMinutes: 1440,
    withdrawMin: '100',
    feeRate: '0.005',
    feeMin: '2',
    withdrawMinutes: 1440,
  },
]

const coinNetworks: Readonly<Record<string, readonly Network[]>> = {
  BTC: [
    {
      network: 'BTC',
      kind: 'chain',
      addressMode: 'chat',
      rechargeMin: '0.0005',
      rechargeMax: '1.5625',
      rechargeMinutes: 30,
      withdrawMin: '0.001',
      feeFixed: '0.0002',
      withdrawMinutes: 40,
    },
  ],
  ETH: [
    {
      network: 'ERC20',
      kind: 'chain',
      addressMode: 'auto',
      rechargeMin: '0.01',
      rechargeMax: '31.25',
      rechargeMinutes: 6,
      withdrawMin: '0.02',
      feeFixed: '0.002',
      withdrawMinutes: 15,
    },
  ],
}

/** Fiat per USDT: the sandbox's own, of the day they were set. */
export const fiatRates: Readonly<Record<string, Decimal>> = {
  USD: '1',
  EUR: '0.92',
  JPY: '155',
  KRW: '1380',
  THB: '36',
  VND: '25400',
}
/** Of a fiat that somebody named: "toString" is none. */
export const fiatRateOf = (currency: string): Decimal | undefined =>
  Object.hasOwn(fiatRates, currency) ? fiatRates[currency] : undefined
export const FIAT_RATES_SET = '2026-11-01 00:00:00'

const wholeFiats = new Set(['JPY', 'KRW', 'VND'])

const coin = (currency: string): CurrencySpec => ({
  currency,
  type: currencyTypes.coin,
  precision: 8,
  networks: coinNetworks[currency] ?? [],
})

/** USDT, the coins that are quoted, the fiat that banks take. */
export const currencies = (): readonly CurrencySpec[] => [
  { currency: 'USDT', type: currencyTypes.coin, precision: 2, networks: usdtNetworks },
  ...symbols.filter(({ category }) => category === categories.crypto).map(({ baseCurrency }) => coin(baseCurrency)),
  ...Object.keys(fiatRates).map(
    (currency): CurrencySpec => ({
      currency,
      type: currencyTypes.fiat,
      precision: wholeFiats.has(currency) ? 0 : 2,
      networks: [],
    }),
  ),
]

export const currencyOf = (name: string): CurrencySpec | undefined =>
  currencies().find(({ currency }) => currency === name)

/** The coins: what an account can hold. */
export const coins = (): readonly CurrencySpec[] => currencies().filter(({ type }) => type === currencyTypes.coin)
