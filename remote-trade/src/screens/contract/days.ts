/** Between which days positions closed: the person's own days, which the server counts in UTC+8. */
import { serverRange } from '@shared/format/time'
import type { Days } from './contract.model.ts'

export const isBackwards = ({ from, to }: Days): boolean => from !== undefined && to !== undefined && from > to

/** The bounds of a query; an open end has none. */
export function rangeOf({ from, to }: Days): { closeTime_begin?: string; closeTime_end?: string } {
  return {
    ...(from && { closeTime_begin: serverRange(from).begin }),
    ...(to && { closeTime_end: serverRange(to).end }),
  }
}

/** "2026-11-01 – 2026-11-22"; undefined without a bound. */
export const daysLabel = ({ from, to }: Days): string | undefined =>
  from || to ? `${from ?? '…'} – ${to ?? '…'}` : undefined
