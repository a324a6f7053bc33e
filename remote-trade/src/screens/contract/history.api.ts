/** What has closed, and a single position of any state. */
import { positionListCall } from '@shared/contract/calls/trade'
import { useCall, usePages } from '../../parts/query.ts'
import type { Filter } from './contract.model.ts'
import { rangeOf } from './days.ts'

const CLOSED = 3

/** Closed positions, newest first. */
export const useHistory = ({ direction, symbol, ...days }: Filter) =>
  usePages(positionListCall, { state: CLOSED, direction, symbol, ...rangeOf(days) })

/** One of the person's own positions; the page is empty where there is none of this id. */
export const usePosition = (id: string | undefined, enabled: boolean) =>
  useCall(positionListCall, { id }, { enabled: enabled && id !== undefined })
