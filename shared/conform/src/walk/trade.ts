/** What is traded beside positions, and what is known of them. */
import {
  alertListCall,
  buySecondCall,
  competitionCall,
  competitionListCall,
  createAlertCall,
  deleteAlertCall,
  entryListCall,
  exitCompetitionCall,
  joinCompetitionCall,
  positionListCall,
  positionsSummaryCall,
  rankListCall,
  secondHeadCall,
  secondListCall,
  swapCall,
  swapListCall,
  termListCall,
} from '@shared/contract'
import { rateByCurrencyCall } from '@shared/contract/calls/wallet'
import { competitionStates, directions } from '@shared/contract/codes'
import { big } from '@shared/money'
import type { Exam } from '../exam.ts'
import { symbolOf } from './open.ts'
import { atMarket, inAccount } from './positions.ts'
import { few, order, plain, step } from './step.ts'

export const tradeSteps = [
  step(positionListCall, 'person', exam => ({ ...few, ...inAccount(exam) })),
  step(positionListCall, 'person', () => few),
  ...plain('person', positionsSummaryCall, secondHeadCall),
  step(buySecondCall, 'person', exam => {
    const [symbol, term] = [symbolOf(exam), exam.seen(termListCall)?.[0]]
    if (!symbol || !term || !('odds' in term)) return 'no second contract is offered'
    const terms = { symbol: symbol.symbol, setId: term.id, odds: term.odds, amount: term.minAmount }
    return { ...terms, direction: directions.buy, ...inAccount(exam), ...order() }
  }),
  step(secondListCall, 'person', exam => ({ ...few, ...inAccount(exam) })),
  step(swapCall, 'person', exam => {
    const rate = exam.seen(rateByCurrencyCall)
    if (!rate || rate.rate === '0') return 'no rate is told'
    const expectedRate = big('1').div(big(rate.rate)).toFixed(18, 0)
    return { fromCurrency: 'USDT', toCurrency: 'BTC', amount: '20', expectedRate, tolerance: '0.005', ...order() }
  }),
  step(swapListCall, 'person', () => few),
  step(
    createAlertCall,
    'person',
    atMarket(({ terms: { symbol }, price }) => ({
      symbol,
      direction: 1,
      price: big(price).times(big('1.05')).toFixed(2),
    })),
  ),
  step(alertListCall, 'person', () => few),
  step(deleteAlertCall, 'person', exam => {
    const alert = exam.seen(createAlertCall)
    return alert ? { id: alert.id } : 'there is no alert'
  }),
]

const ofCompetition =
  <T>(input: (id: string) => T) =>
  (exam: Exam) => {
    const listed = exam.seen(competitionListCall) ?? []
    const found = listed.find(({ status, mine }) => status === competitionStates.inProgress && !mine) ?? listed[0]
    return found ? input(found.id) : 'no competition is listed'
  }

export const competitionSteps = [
  ...plain('person', competitionListCall),
  step(
    competitionCall,
    'person',
    ofCompetition(id => ({ id })),
  ),
  step(
    rankListCall,
    'person',
    ofCompetition(id => ({ id, ...few })),
  ),
  step(
    joinCompetitionCall,
    'person',
    ofCompetition(id => ({ id, ...order() })),
  ),
  step(entryListCall, 'person', () => few),
  step(
    exitCompetitionCall,
    'person',
    ofCompetition(id => ({ id, ...order() })),
  ),
]
