/** The prices that the phone has seen of a symbol. */
import { useEffect, useState } from 'react'
import { watch } from 'shell/market-feed'
import type { Met } from './course.model.ts'

/** As long as the longest contract runs, a price each second. */
const MOST = 300

type Seen = { symbol: string; met: readonly Met[] }

const added = (before: Seen, symbol: string, met: Met): Seen => ({
  symbol,
  met: [...(before.symbol === symbol ? before.met.slice(1 - MOST) : []), met],
})

/** The newest last; of the symbol that was asked for last, also after its contract has ended. */
export function useMet(symbol: string | undefined): readonly Met[] {
  const [seen, see] = useState<Seen>({ symbol: '', met: [] })
  useEffect(() => {
    if (symbol === undefined) return
    return watch([symbol], 'focus', ({ price, time }) => see(before => added(before, symbol, { price, time })))
  }, [symbol])
  return seen.symbol === symbol ? seen.met : []
}
