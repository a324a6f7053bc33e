/** Home: who one is here, what the platform says, ways in, the market (docs/rules/content.md#home). */
import { useCallback } from 'react'
import { refreshPrices } from 'shell/market-feed'
import { useListMemory } from 'shell/navigation'
import { Page } from 'shell/screen'
import { refreshUser, useSession } from 'shell/session'
import { Bar } from './bar.tsx'
import { Entries } from './entries.tsx'
import { Holdings } from './holdings.tsx'
import { IdentityPrompt } from './identity-prompt.tsx'
import { LateFoot } from './late.tsx'
import { Notices } from './notices.tsx'
import { Prices } from './prices.tsx'
import { Rest } from './rest.tsx'

export default function HomeScreen() {
  const { signedIn } = useSession()
  const also = useCallback(async () => {
    refreshPrices()
    if (signedIn) await refreshUser()
  }, [signedIn])
  useListMemory('home')
  return (
    <Page also={also}>
      <Bar />
      <Holdings />
      <Rest>
        <IdentityPrompt />
        <Notices />
        <Entries />
        <Prices />
        <LateFoot />
      </Rest>
    </Page>
  )
}
