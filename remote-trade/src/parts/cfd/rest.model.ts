/** What a CFD must be worth while its market rests, as the exchange counts it (docs/rules/trade.md#cfds). */
import type { SymbolInfo, Ticker } from '@shared/contract'
import { REST_AHEAD } from '@shared/contract/limits'
import { isClosed } from '@shared/contract/symbols'
import { fromServerTime } from '@shared/format/time'
import type { Decimal } from '@shared/money'

export type Hours = Pick<Ticker, 'marketState' | 'nextCloseTime' | 'time'>

/** From when it counts, epoch ms; undefined where nobody says when the market closes. */
export const restFrom = ({ nextCloseTime }: Pick<Ticker, 'nextCloseTime'>): number | undefined =>
  nextCloseTime ? fromServerTime(nextCloseTime) - REST_AHEAD * 1000 : undefined

const isNear = (hours: Hours): boolean => isClosed(hours) || hours.time >= (restFrom(hours) ?? Number.POSITIVE_INFINITY)

/** As a part of its worth, by the newest price's moment; 0 while no rest is near. */
export const restRateOf = ({ restMargin }: Pick<SymbolInfo, 'restMargin'>, hours: Hours | null | undefined): Decimal =>
  restMargin && hours && isNear(hours) ? restMargin : '0'
