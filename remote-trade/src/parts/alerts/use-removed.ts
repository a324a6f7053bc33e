/** Alerts that were deleted here while they were open: one that was reached has told its news already. */
import type { PriceAlert } from '@shared/contract'
import { useState } from 'react'
import { isOpen } from './alerts.model.ts'

export type Removed = { alert: PriceAlert; pair: string }

export function useRemoved(): { removed: readonly Removed[]; onRemoved(alert: PriceAlert, pair: string): void } {
  const [removed, set] = useState<readonly Removed[]>([])
  const onRemoved = (alert: PriceAlert, pair: string) => {
    if (isOpen(alert)) set(all => [...all, { alert, pair }])
  }
  return { removed, onRemoved }
}
