/** A later release of the exchange, whose symbols have other terms. */
import { type SymbolSpec, symbols } from '@shared/engine/market/symbols'

const before = new Map(symbols.map(spec => [spec, { ...spec }]))

export function release(symbol: string, terms: Partial<SymbolSpec>): void {
  for (const spec of symbols) if (spec.symbol === symbol) Object.assign(spec, terms)
}

/** The terms of the source again. */
export function rollBack(): void {
  for (const [spec, was] of before) Object.assign(spec, was)
}

export const dearer = {
  takerFee: '0.01',
  makerFee: '0.01',
  tiers: [{ maxNotional: '1000000', maintenanceRate: '0.5', deduction: '0', maxLeverage: 100 }],
}
