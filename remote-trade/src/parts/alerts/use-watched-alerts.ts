/** Where a price that the phone sees stands at an own alert, the exchange has told of it: that is asked for at once. */
import { useEffect } from 'react'
import { watch } from 'shell/market-feed'
import { changed } from 'shell/query'
import { useOpenAlerts } from './alerts.api.ts'
import { isThere } from './alerts.model.ts'

export function useWatchedAlerts(): void {
  const { data } = useOpenAlerts()
  useEffect(() => {
    const waiting = data?.records ?? []
    if (waiting.length === 0) return
    let refreshed = false
    return watch([...new Set(waiting.map(({ symbol }) => symbol))], 'list', ({ symbol, price }) => {
      if (refreshed || !waiting.some(alert => alert.symbol === symbol && isThere(alert, price))) return
      refreshed = true // until the answer brings another list
      changed(['alerts'])
    })
  }, [data])
}
