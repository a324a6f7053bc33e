/** Second contracts: a stake on where a price stands after some seconds (docs/rules/money.md#second-contracts). */
import { big, compare, type Num, roundUp } from './big.ts'
import type { Decimal } from './decimal.ts'
import { credit, LEDGER_PLACES } from './ledger.ts'
import { opposite, type Side } from './side.ts'

export type SecondResult = 'win' | 'tie' | 'loss' | 'voided'

/** @param close undefined where no price was recent enough as it ended */
export function secondResult(side: Side, open: Num, close: Num | undefined): SecondResult {
  if (close === undefined) return 'voided'
  const moved = compare(close, open)
  if (moved === 0) return 'tie'
  return (moved > 0 ? side : opposite(side)) === 'long' ? 'win' : 'loss'
}

/** What a win brings beyond the stake. */
export const secondWinnings = (stake: Num, odds: Num): Decimal => credit(big(stake).times(big(odds)))

/** What it brought beyond the stake; a loss is negative. */
export function secondProfit(result: SecondResult, stake: Num, odds: Num): Decimal {
  if (result === 'win') return secondWinnings(stake, odds)
  return result === 'loss' ? big(stake).neg().toString() : '0'
}

/** 1/(1 + odds), a fraction rounded up to eight places: who wins less often than this loses. */
export const breakEvenRate = (odds: Num): Decimal => roundUp(big('1').div(big('1').plus(big(odds))), LEDGER_PLACES)
