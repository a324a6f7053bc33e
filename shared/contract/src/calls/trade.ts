/** The calls of the trade unit. */
import type { Row } from '../call.ts'
import { alertListCall, createAlertCall, deleteAlertCall } from './trade/alerts.ts'
import {
  competitionCall,
  competitionListCall,
  entryListCall,
  exitCompetitionCall,
  joinCompetitionCall,
  rankListCall,
} from './trade/competitions.ts'
import { openDemoCall } from './trade/demo.ts'
import { candlesCall, priceDistributionCall, priceStreamCall, symbolListCall, symbolPriceCall } from './trade/market.ts'
import {
  addMarginCall,
  amendOrderCall,
  closeAllCall,
  closePositionCall,
  createPositionCall,
  reversePositionCall,
  updateStopLossCall,
} from './trade/position-orders.ts'
import { positionListCall, positionsSummaryCall } from './trade/positions.ts'
import { buySecondCall, secondHeadCall, secondListCall, termListCall } from './trade/second.ts'
import { swapCall, swapListCall } from './trade/swap.ts'

export * from './trade/alerts.ts'
export * from './trade/competitions.ts'
export * from './trade/demo.ts'
export * from './trade/market.ts'
export * from './trade/position-orders.ts'
export * from './trade/positions.ts'
export * from './trade/second.ts'
export * from './trade/swap.ts'

export const tradeCalls: readonly Row[] = [
  createPositionCall,
  updateStopLossCall,
  closePositionCall,
  addMarginCall,
  positionListCall,
  positionsSummaryCall,
  termListCall,
  buySecondCall,
  secondListCall,
  secondHeadCall,
  symbolPriceCall,
  symbolListCall,
  priceDistributionCall,
  swapCall,
  swapListCall,
  candlesCall,
  priceStreamCall,
  openDemoCall,
  competitionListCall,
  competitionCall,
  rankListCall,
  joinCompetitionCall,
  exitCompetitionCall,
  entryListCall,
  closeAllCall,
  amendOrderCall,
  reversePositionCall,
  alertListCall,
  createAlertCall,
  deleteAlertCall,
]
