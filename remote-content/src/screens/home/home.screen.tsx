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
import { BannersPlace, LinePlace, usePause } from './notices.tsx'
import { Prices } from './prices.tsx'
import { Rest } from './rest.tsx'

export default function HomeScreen() {
  const { signedIn } = useSession()
  const also = useCallback(async () => {
    refreshPrices()
    if (signedIn) await refreshUser()
  }, [signedIn])
  useListMemory('home')
  const pause = usePause()
  return (
    <Page also={also}>
      <Bar />
      <Holdings />
      <Rest>
        {!signedIn && <IdentityPrompt />}
        {!signedIn && <BannersPlace {...pause} />}
        <LinePlace {...pause} />
        <Entries />
        {signedIn && <BannersPlace {...pause} />}
        <Prices />
        <LateFoot />
      </Rest>
    </Page>
  )
}
