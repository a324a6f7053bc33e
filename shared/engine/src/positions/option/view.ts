/** What an option shows beside what every position does. */
import { positionStates } from '@shared/contract/codes'
import { big, changeRate, optionReturn } from '@shared/money'
import type { Context } from '../../context.ts'
import { priceOf, specOf } from '../pricing.ts'
import type { PositionRow } from '../tables.ts'
import { markupOf, volatilityOf } from '../worth/option/terms.ts'
import { countedOf, gainOf, isDue, payoffAt } from '../worth/option/value.ts'

const bought = { leverage: null, marginMode: null }

export function optionView(context: Context, row: PositionRow) {
  const isOver = row.state === positionStates.closed
  return { ...bought, ...(isOver ? over(row) : live(context, row)) }
}

const yieldOf = (row: PositionRow, profit: string) => changeRate(row.margin, big(row.margin).plus(profit))

function live(context: Context, row: PositionRow) {
  const markPrice = priceOf(context, row.symbol)
  const profit = gainOf(context, row)
  return {
    state: isDue(row, context.clock.now()) ? positionStates.settling : row.state,
    markPrice,
    profit,
    yield: yieldOf(row, profit),
    countedSeconds: countedOf(context, row),
    optionTerms: toldTerms(row),
    expectedReturn: optionReturn(payoffAt(row, markPrice), row.margin),
  }
}

/** By which it is sold back. */
function toldTerms(row: PositionRow) {
  const spec = specOf(row)
  return { impliedVolatility: volatilityOf(spec), markup: markupOf(spec), minQuantity: spec.quantityStep }
}

const over = (row: PositionRow) => ({
  closePrice: row.close_price,
  closeFee: row.close_fee,
  profit: row.profit,
  yield: yieldOf(row, row.profit ?? '0'),
})
