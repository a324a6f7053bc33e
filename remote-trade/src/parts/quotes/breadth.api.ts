/** How broadly the market moves. */

import type { InputOf } from '@shared/contract'
import { priceDistributionCall } from '@shared/contract/calls/trade'
import { useCall } from 'shell/query'

const TEN_SECONDS = 10_000

/** How many symbols rise and fall, asked for every ten seconds. @param category all unless given */
export const useBreadth = (category?: InputOf<typeof priceDistributionCall>['category']) =>
  useCall(priceDistributionCall, { category }, { every: TEN_SECONDS, previous: true })
