/** The end of a second contract, for as long as the ticket shows it. */
import type { SecondOrder } from '@shared/contract'
import { useCallback, useEffect, useState } from 'react'
import { useSettlements } from './settlements.ts'

const SIX_SECONDS = 6000

export type Moment = {
  /** Null while there is none. */
  row: SecondOrder | null
  /** The last one that was shown: its contract is not drawn as settling any more. */
  told: string | undefined
  end(): void
  /** Keeps it while it is touched or has the focus; afterwards the six seconds begin anew. */
  hold(held: boolean): void
}

export function useMoment(): Moment {
  const [{ row, told }, set] = useState<Pick<Moment, 'row' | 'told'>>({ row: null, told: undefined })
  const [held, hold] = useState(false)
  useSettlements(next => set({ row: next, told: next.id }))
  const end = useCallback(() => {
    hold(false)
    set(now => ({ ...now, row: null }))
  }, [])
  useEffect(() => {
    if (!row || held) return
    const timer = setTimeout(end, SIX_SECONDS)
    return () => clearTimeout(timer)
  }, [row, held, end])
  return { row, told, end, hold }
}
