/** The way from a page of an account to the same account on the chart. */
import * as to from '@shared/contract/to'
import { useWay } from 'shell/navigation'
import { accOf, useTradingAccount } from './trading-account.ts'

export const useChartWay = (symbol: string): string | undefined =>
  useWay(to.chart({ symbol, acc: accOf(useTradingAccount()) }))
