/**
 * The terms that contracts, CFDs and options had when rows began to keep theirs, for rows from before. A migration reads them:
 * they stay as they are, whatever market/symbols.ts and option/terms.ts say by now.
 */
import { tradeTypes } from '@shared/contract/codes'

type Kept = readonly [symbol: string, type: number, terms: unknown]

const tiers = (...rows: readonly [maxNotional: string, maintenanceRate: string, deduction: string, most: number][]) =>
  rows.map(([maxNotional, maintenanceRate, deduction, maxLeverage]) => ({
    maxNotional,
    maintenanceRate,
    deduction,
    maxLeverage,
  }))
const majorTiers = tiers(['50000', '0.004', '0', 100], ['250000', '0.005', '50', 50], ['1000000', '0.01', '1300', 20])
const minorTiers = tiers(['20000', '0.01', '0', 50], ['100000', '0.025', '300', 20], ['500000', '0.05', '2800', 10])

const contract = (symbol: string, quantityStep: string, of = minorTiers): Kept => [
  symbol,
  tradeTypes.contract,
  { takerFee: '0.0005', makerFee: '0.0002', tiers: of, quantityStep },
]

const cfd = (symbol: string, contractSize: string, spread: string, swapShort = '-0.01'): Kept => [
  symbol,
  tradeTypes.cfd,
  {
    takerFee: '0',
    makerFee: '0',
    tiers: [],
    quantityStep: '0.01',
    contractSize,
    spread,
    swapLong: '0.045',
    swapShort,
  },
]

const option = (symbol: string, sigma: number, quantityStep: string): Kept => [
  symbol,
  tradeTypes.option,
  { sigma, quantityStep, markup: '0.02' },
]

export const firstTerms: readonly Kept[] = [
  contract('BTCUSDT', '0.0001', majorTiers),
  contract('ETHUSDT', '0.001', majorTiers),
  contract('BNBUSDT', '0.01'),
  contract('SOLUSDT', '0.01'),
  contract('XRPUSDT', '1'),
  contract('DOGEUSDT', '1'),
  contract('ADAUSDT', '1'),
  contract('TRXUSDT', '1'),
  contract('LTCUSDT', '0.01'),
  contract('LINKUSDT', '0.01'),
  contract('DOTUSDT', '0.1'),
  contract('AVAXUSDT', '0.01'),
  cfd('XAUUSD', '100', '0.30'),
  cfd('XAGUSD', '5000', '0.030'),
  cfd('XPTUSD', '100', '2.00'),
  cfd('XPDUSD', '100', '4.00'),
  cfd('EURUSD', '100000', '0.00012'),
  cfd('GBPUSD', '100000', '0.00016'),
  cfd('USDJPY', '100000', '0.014', '0.01'),
  cfd('AUDUSD', '100000', '0.00014'),
  cfd('USDCAD', '100000', '0.00018', '0.01'),
  cfd('USDCHF', '100000', '0.00018', '0.01'),
  cfd('NZDUSD', '100000', '0.00018'),
  cfd('EURJPY', '100000', '0.024', '0.01'),
  option('BTCUSDT', 0.55, '0.01'),
  option('ETHUSDT', 0.7, '0.1'),
  option('XAUUSD', 0.15, '0.1'),
]
