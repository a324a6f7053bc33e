/** Assets and open positions, asked for together so that both are of one moment. */

import { positionListCall } from '@shared/contract/calls/trade'
import { userAssetsCall } from '@shared/contract/calls/wallet'
import { positionStates } from '@shared/contract/codes'
import { MOST_RUNNING } from '@shared/contract/limits'
import * as to from '@shared/contract/to'
import { useWay } from 'shell/navigation'
import { useJoint } from 'shell/query'
import { useSession } from 'shell/session'
import { askFor } from 'shell/transport'
import { AT_HAND } from '../../parts/notices.ts'
import type { Held } from './holdings.model.ts'

const EVERY = 10_000

/** Nobody's while nobody is signed in; null while the session has just ended. */
export function useHoldings() {
  const { signedIn } = useSession()
  const trades = useWay(to.contract()) !== undefined
  return useJoint(
    [userAssetsCall, positionListCall],
    { trades },
    async (asking): Promise<Held | null> => {
      const [assets, page] = await Promise.all([
        askFor(userAssetsCall, {}, asking),
        trades
          ? askFor(positionListCall, { state: positionStates.running, pageSize: MOST_RUNNING }, asking)
          : { records: [] },
      ])
      return assets && page && { assets, positions: page.records }
    },
    { every: EVERY, keep: AT_HAND, enabled: signedIn },
  )
}
