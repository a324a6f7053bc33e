/** Orders about positions, at the smallest size; on the simulated account, where the server has one. */
import {
  addMarginCall,
  amendOrderCall,
  closeAllCall,
  closePositionCall,
  createPositionCall,
  openDemoCall,
  reversePositionCall,
  symbolPriceCall,
  updateStopLossCall,
} from '@shared/contract'
import { directions, marginModes, orderTypes, tradeTypes } from '@shared/contract/codes'
import { big } from '@shared/money'
import type { Exam } from '../exam.ts'
import { symbolOf } from './open.ts'
import { order, step } from './step.ts'

/** accountType 2 is the simulated account. */
export const inAccount = (exam: Exam) => (exam.has('demo-trading') ? ({ accountType: 2 } as const) : {})

/** Small, but of a hundred units of quote currency at least where the symbol allows less. */
function quantityOf(
  { minQuantity, quantityStep }: { minQuantity: string; quantityStep: string },
  price: string,
): string {
  const wanted = big('100').div(big(price)).div(big(quantityStep)).round(0, 3).times(big(quantityStep))
  return (wanted.lt(big(minQuantity)) ? big(minQuantity) : wanted).toFixed()
}

const NO_PRICE = 'no symbol has a price'

function market(exam: Exam) {
  const [symbol, ticker] = [symbolOf(exam), exam.seen(symbolPriceCall)?.[0]]
  if (!symbol || !ticker) return undefined
  const { price } = ticker
  return {
    price,
    terms: {
      ...{ tradeType: tradeTypes.contract, symbol: symbol.symbol, direction: directions.buy },
      ...{ quantity: quantityOf(symbol, price), leverage: symbol.leverages[0] ?? 1 },
      ...{ marginMode: marginModes.isolated, expectedPrice: price, tolerance: '0.01' },
      ...inAccount(exam),
    },
  }
}
type Market = NonNullable<ReturnType<typeof market>>

export const atMarket =
  <T>(input: (now: Market, exam: Exam) => T) =>
  (exam: Exam) => {
    const now = market(exam)
    return now ? { ...input(now, exam), ...order() } : NO_PRICE
  }
const ofPosition =
  <T>(input: (id: string, now: Market, exam: Exam) => T) =>
  (exam: Exam) => {
    const [found, now] = [exam.seen(createPositionCall), market(exam)]
    return found && now
      ? { ...input(found.id, now, exam), ...inAccount(exam), ...order() }
      : 'no position could be opened'
  }
const slip = ({ price }: Market) => ({ expectedPrice: price, tolerance: '0.01' })
const part = (price: string, share: string, { symbol }: Market['terms'], exam: Exam) => {
  const places = symbolOf(exam)?.symbol === symbol ? (symbolOf(exam)?.pricePrecision ?? 2) : 2
  return big(price).times(big(share)).toFixed(places, 0)
}

const marketOrder = atMarket(({ terms }) => ({ ...terms, orderType: orderTypes.market }))
/** A little below the price: it waits. */
const waitingOrder = atMarket(({ terms, price }, exam) => ({
  ...{ ...terms, orderType: orderTypes.limit, price: part(price, '0.95', terms, exam) },
}))
const refreshed = step(symbolPriceCall, 'visitor', exam => ({ symbols: symbolOf(exam)?.symbol ?? '' }))

export const positionSteps = [
  step(openDemoCall, 'person', () => ({})),
  refreshed,
  step(createPositionCall, 'person', marketOrder),
  step(updateStopLossCall, 'person', exam => {
    const [found, now] = [exam.seen(createPositionCall), market(exam)]
    if (!found || !now) return 'no position could be opened'
    return { id: found.id, stopLossPrice: part(now.price, '0.99', now.terms, exam), ...inAccount(exam) }
  }),
  step(
    addMarginCall,
    'person',
    ofPosition(id => ({ id, amount: '1' })),
  ),
  step(
    reversePositionCall,
    'person',
    ofPosition((id, now) => ({ id, ...slip(now) })),
  ),
  step(createPositionCall, 'person', marketOrder),
  step(
    closePositionCall,
    'person',
    ofPosition((id, now) => ({ id, ...slip(now) })),
  ),
  step(createPositionCall, 'person', waitingOrder),
  step(
    amendOrderCall,
    'person',
    ofPosition((id, { terms, price }, exam) => ({ id, price: part(price, '0.94', terms, exam) })),
  ),
  step(
    closePositionCall,
    'person',
    ofPosition(id => ({ id })),
  ),
  // all that is closed at once is simulated, or it is left alone
  step(closeAllCall, 'person', exam =>
    exam.has('demo-trading')
      ? { ...inAccount(exam), tradeType: tradeTypes.contract, ...order() }
      : 'there is no simulated account, and a person’s own positions are left alone',
  ),
]
