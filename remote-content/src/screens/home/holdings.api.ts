/** Assets and open positions, asked for together so that both are of one moment. */
import { positionListCall } from '@shared/contract/calls/trade'
import { userAssetsCall } from '@shared/contract/calls/wallet'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { hasRoute } from 'shell/navigation'
import { useSession } from 'shell/session'
import { type Asking, askFor } from 'shell/transport'
import { AT_HAND, UNIT } from '../../parts/query.ts'
import type { Holdings } from './holdings.model.ts'

const EVERY = 10_000
const RUNNING = 1
/** As many as the exchange lets anybody hold. */
const MOST = 50

async function askBoth(asking: Asking): Promise<Holdings | null> {
  const [assets, page] = await Promise.all([
    askFor(userAssetsCall, {}, asking),
    hasRoute('/heyue') ? askFor(positionListCall, { state: RUNNING, pageSize: MOST }, asking) : { records: [] },
  ])
  return assets && page && { assets, positions: page.records }
}

/** Nobody's while nobody is signed in; null while the session has just ended. */
export function useHoldings(): UseQueryResult<Holdings | null> {
  const { signedIn } = useSession()
  return useQuery({
    queryKey: [UNIT, 'holdings'],
    enabled: signedIn,
    refetchInterval: EVERY,
    gcTime: AT_HAND,
    queryFn: askBoth,
  })
}
