/** Home: who one is here, what the platform says, ways in, the market (content.md, /home). */
import { PullToRefresh } from '@shared/ui/pull-to-refresh'
import { useQueryClient } from '@tanstack/react-query'
import { refreshPrices } from 'shell/market-feed'
import { useListMemory, useRefetchOnReturn } from 'shell/navigation'
import { refreshUser, useSession } from 'shell/session'
import { UNIT } from '../../parts/query.ts'
import { Bar } from './bar.tsx'
import { Entries } from './entries.tsx'
import { Foot } from './foot.tsx'
import { Holdings } from './holdings.tsx'
import { IdentityPrompt } from './identity-prompt.tsx'
import { Notices } from './notices.tsx'
import { Prices } from './prices.tsx'
import { Rest } from './rest.tsx'

/** @param old only what is no longer new */
function useRefresh(): (old?: boolean) => Promise<void> {
  const queries = useQueryClient()
  const { signedIn } = useSession()
  return async (old = false) => {
    const notices = { queryKey: [UNIT], type: 'active', ...(old && { stale: true }) } as const
    await Promise.all([queries.refetchQueries(notices), ...(signedIn ? [refreshUser()] : [])])
  }
}

export default function HomeScreen() {
  const refresh = useRefresh()
  useRefetchOnReturn(() => void refresh(true))
  useListMemory('home')
  const pulled = () => {
    refreshPrices()
    return refresh()
  }
  return (
    <PullToRefresh onRefresh={pulled}>
      <Bar />
      <Holdings />
      <Rest>
        <IdentityPrompt />
        <Notices />
        <Entries />
        <Prices />
        <Foot />
      </Rest>
    </PullToRefresh>
  )
}
