/** The recorded prices between an entry and an exit. */
import { candlesCall } from '@shared/contract/calls/trade'
import { useMemo } from 'react'
import { useCall } from 'shell/query'
import { hasFeature } from 'shell/transport'
import { barsBetween, type Course, courseOf, type Ended, straightOf } from './result.model.ts'

/** Undefined while it loads. A server without candles, or one that cannot answer, leaves a straight line. */
export function useCourse(ended: Ended): Course | undefined {
  const { period, limit, ms } = barsBetween(ended)
  const asks = hasFeature('candles')
  const { data, error } = useCall(
    candlesCall,
    { symbol: ended.symbol, period, limit, endTime: ended.closedAt },
    { enabled: asks },
  )
  const over = !asks || error != null
  return useMemo(() => {
    if (data) return courseOf(ended, data.bars, ms)
    return over ? { points: straightOf(ended), straight: true } : undefined
  }, [ended, data, ms, over])
}
