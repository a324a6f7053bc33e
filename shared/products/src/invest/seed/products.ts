/** What a fresh exchange has on offer (docs/rules/invest.md#what-is-on-offer). */
import { productTypes } from '@shared/contract/codes'
import { DAY } from '@shared/engine/clock'
import { toMinor } from '@shared/money'
import { articlesOf } from '../articles.ts'
import type { ProductRow } from '../tables.ts'
import type { ProductWords } from '../words.ts'
import { arbitrageWords, type BondIssuer, bondWords, machineWords } from './words.ts'

export type ProductSeed = { row: ProductRow; output: string | null }

/** It was on sale before the history of the demo account begins. */
const OPEN_SINCE = 60 * DAY

const minorOf = (amount: string | undefined) => (amount === undefined ? null : Number(toMinor(amount)))

type Common = {
  id: string
  days: number
  /** One of content/pictures, e.g. "machine-s21". */
  picture?: string
  amounts: readonly [min: string, max: string]
  hold?: string
  level?: number
  /** What was there, and what is left of it. */
  quota?: readonly [total: string, remaining: string]
  /** From and to, counted from now. */
  from?: number
  to?: number
}

const rowOf = (type: ProductRow['type'], words: ProductWords, now: number, one: Common): ProductRow => ({
  ...{ id: one.id, type, words: JSON.stringify(words), currency: 'USDT' },
  images: JSON.stringify(one.picture ? [`content/${one.picture}.svg`] : []),
  ...{ cycle_days: one.days, rate: null, level_limit: one.level ?? 0 },
  ...{ min_amount: one.amounts[0], max_amount: one.amounts[1], hold_limit: one.hold ?? null },
  ...{ total: minorOf(one.quota?.[0]), remaining: minorOf(one.quota?.[1]) },
  sale_start: now + (one.from ?? -OPEN_SINCE),
  sale_end: one.to === undefined ? null : now + one.to,
  ...{ start_delay_minutes: 0, redeem_fee_rate: null },
  ...articlesOf(type),
  ...{ price: null, coin: null, power_w: null, power_price: null, details: '{}' },
  ...{ min_raise: null, closes_at: null, closed_at: null },
})

type Arbitrage = Common & { rate: string; fee: string; currency?: string }

const arbitrages: readonly Arbitrage[] = [
  { id: 'A1', days: 3, rate: '0.0005', fee: '0.003', amounts: ['50', '5000'], hold: '20000' },
  { id: 'A2', days: 7, rate: '0.0008', fee: '0.007', amounts: ['100', '20000'], hold: '100000' },
  { id: 'A3', days: 15, rate: '0.0011', fee: '0.01', amounts: ['500', '50000'], hold: '200000', level: 1 },
  {
    ...{ id: 'A4', days: 30, rate: '0.0015', fee: '0.02', amounts: ['1000', '100000'], hold: '500000', level: 3 },
    quota: ['2000000', '2000000'],
  },
  { id: 'A5', days: 60, rate: '0.0019', fee: '0.03', amounts: ['5000', '200000'], hold: '500000', level: 4 },
  { id: 'A6', days: 30, rate: '0.0002', fee: '0.005', amounts: ['0.001', '1'], hold: '2', currency: 'BTC' },
  { id: 'A7', days: 7, rate: '0.001', fee: '0.007', amounts: ['100', '20000'], quota: ['500000', '0'] },
  { id: 'A8', days: 30, rate: '0.0013', fee: '0.02', amounts: ['100', '50000'], from: 3 * DAY },
]

const arbitrage = (now: number, one: Arbitrage): ProductSeed => {
  const { currency = 'USDT', rate, fee } = one
  const words = arbitrageWords(one.days, currency === 'USDT' ? '' : currency)
  const row = rowOf(productTypes.arbitrage, words, now, one)
  return { row: { ...row, currency, rate, redeem_fee_rate: fee, start_delay_minutes: 60 }, output: null }
}

type Machine = Omit<Common, 'days' | 'amounts'> & {
  name: string
  coin: string
  price: string
  output: string
  power: string
  details: object
}

const air = { temperature: '0–40 °C', humidity: '10–90 %', network: 'Ethernet', place: 'Sample site' }

const machines: readonly Machine[] = [
  {
    ...{ id: 'S21', name: 'S21 200 TH/s', coin: 'BTC', price: '2800', output: '0.00015', power: '3500' },
    picture: 'machine-s21',
    quota: ['500', '500'],
    details: { ...air, manufacturer: 'Bitmain', hashrate: '200 TH/s', size: '400 × 195 × 290 mm', weight: '15.4 kg' },
  },
  {
    ...{ id: 'M60', name: 'M60 172 TH/s', coin: 'BTC', price: '2150', output: '0.000128', power: '3422' },
    picture: 'machine-m60',
    quota: ['300', '300'],
    details: { ...air, manufacturer: 'MicroBT', hashrate: '172 TH/s', size: '430 × 155 × 226 mm', weight: '13.5 kg' },
  },
  {
    ...{ id: 'S21H', name: 'S21 Hyd 335 TH/s', coin: 'BTC', price: '4700', output: '0.000252', power: '5360' },
    picture: 'machine-s21h',
    quota: ['200', '200'],
    details: { ...air, manufacturer: 'Bitmain', hashrate: '335 TH/s', size: '410 × 170 × 209 mm', weight: '13 kg' },
  },
  {
    ...{ id: 'L9', name: 'L9 16 GH/s', coin: 'LTC', price: '5600', output: '0.145', power: '3360' },
    picture: 'machine-l9',
    quota: ['100', '100'],
    details: { ...air, manufacturer: 'Bitmain', hashrate: '16 GH/s', size: '400 × 195 × 290 mm', weight: '16.1 kg' },
  },
]

/** Two years. */
const MACHINE_DAYS = 730

const machine = (now: number, { name, coin, price, output, power, details, ...one }: Machine): ProductSeed => {
  const common: Common = { ...one, days: MACHINE_DAYS, amounts: ['1', '50'] }
  const row = rowOf(productTypes.mining, machineWords(name), now, common)
  const terms = { price, coin, power_w: power, power_price: '0.06', details: JSON.stringify(details) }
  return { row: { ...row, ...terms, start_delay_minutes: 1440 }, output }
}

type Bond = Common & { name: string; issuer: BondIssuer; rate: string; to: number; raise: string }

const bonds: readonly Bond[] = [
  {
    ...{ name: 'Harbour Light Grid Bond (test)', issuer: 'Harbour Light Power', picture: 'issuer-harbour-light' },
    ...{ id: 'B1', days: 90, rate: '0.08', amounts: ['100', '100000'], to: 14 * DAY, raise: '100000' },
    quota: ['500000', '312000'],
  },
  {
    ...{ name: 'Cedar Ridge Reservoir Bond (test)', issuer: 'Cedar Ridge Water', picture: 'issuer-cedar-ridge' },
    ...{ id: 'B2', days: 180, rate: '0.095', amounts: ['100', '100000'], raise: '100000' },
    ...{ quota: ['400000', '400000'], from: 2 * DAY, to: 16 * DAY },
  },
  {
    ...{ name: 'Northline Track Bond (test)', issuer: 'Northline Rail', picture: 'issuer-northline' },
    ...{ id: 'B3', days: 60, rate: '0.09', amounts: ['100', '50000'], to: 5 * DAY, raise: '50000' },
    quota: ['200000', '500'],
  },
  {
    ...{ name: 'Meadow Sun Harvest Note (test)', issuer: 'Meadow Sun Farms', picture: 'issuer-meadow-sun' },
    ...{ id: 'B4', days: 30, rate: '0.07', amounts: ['100', '50000'], to: 30 * DAY, raise: '50000' },
    quota: ['100000', '0'],
  },
]

const bond = (now: number, one: Bond): ProductSeed => {
  const row = rowOf(productTypes.bond, bondWords(one.name, one.issuer), now, one)
  const terms = { rate: one.rate, min_raise: one.raise, closes_at: row.sale_end }
  return { row: { ...row, ...terms, details: JSON.stringify({ issuer: one.issuer }) }, output: null }
}

export const productSeeds = (now: number): readonly ProductSeed[] => [
  ...arbitrages.map(one => arbitrage(now, one)),
  ...machines.map(one => machine(now, one)),
  ...bonds.map(one => bond(now, one)),
]

/** What the issuer brings to the account that pays: about four times what all of it would be promised if it were sold. */
export const funds = [
  ['USDT', '412000'],
  ['BTC', '20'],
  ['LTC', '1800'],
] as const
