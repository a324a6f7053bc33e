/** CFDs as the formulas see them: dealt at ask and bid, by the lot, in dollars (docs/rules/money.md#cfds). */
import type { SymbolInfo } from '@shared/contract'
import { tradeTypes } from '@shared/contract/codes'
import { big, cfdExposure, cfdTiers, type Decimal, dollarsPer, initialMargin, type Num, unitsOf } from '@shared/money'
import type { Dealing } from './dealing.ts'

export const CURRENCY = 'USDT'

/**
 * @param priceOf the newest price of a symbol that turns the quote currency into dollars
 * @param rest see `restRateOf`
 */
export function cfdDealing(info: SymbolInfo, priceOf: (symbol: string) => Num, rest: Decimal = '0'): Dealing {
  const { contractSize, spread, pricePrecision, quoteCurrency, baseCurrency, takerFee: feeRate, leverages } = info
  const lot = unitsOf('1', contractSize ?? '1')
  const unit = lot.times(dollarsPer(quoteCurrency, priceOf))
  return {
    tradeType: tradeTypes.cfd,
    currency: CURRENCY,
    spread: { spread, pricePrecision },
    unit,
    tiers: cfdTiers('0').map(tier => ({ ...tier, maxLeverage: leverages.at(-1) ?? 1 })),
    rest,
    exposure({ side, quantity, entry, leverage, margin = initialMargin(unit.times(big(quantity)), entry, leverage) }) {
      const [units, size] = [lot.times(big(quantity)), unit.times(big(quantity))]
      return cfdExposure({ side, units, size, baseCurrency, entry, margin, feeRate })
    },
    on: other => cfdDealing(other, priceOf, rest),
  }
}
