/** What has closed, and a single position of any state. */

import { positionListCall } from '@shared/contract/calls/trade'
import { useCall, usePages } from 'shell/query'
import { useTradingAccount } from '../../parts/account/trading-account.ts'
import { closedOf } from '../../parts/history/closed.api.ts'
import type { Filter } from '../../parts/history/filter.model.ts'
import type { Leveraged } from '../../parts/positions/leveraged.ts'

/** Closed positions, newest first. */
export const useHistory = (kind: Leveraged, filter: Filter) =>
  usePages(positionListCall, { ...useTradingAccount(), ...closedOf(kind, filter) })

/** One of the person's own positions; the page is empty where there is none of this id. */
export const usePosition = (id: string | undefined, enabled: boolean) =>
  useCall(positionListCall, { ...useTradingAccount(), id }, { enabled: enabled && id !== undefined })
