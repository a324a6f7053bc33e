/** A list of announcements with nothing in it, and the way on. */
import { Trans } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { Megaphone, SearchX } from 'lucide-react'
import { useWay } from 'shell/navigation'

export function Nothing() {
  const home = useWay(to.home())
  const action = home && (
    <Button small look="tonal" href={home}>
      <Trans>Go to Home</Trans>
    </Button>
  )
  return (
    <EmptyState icon={Megaphone} title={<Trans>No announcements yet</Trans>} action={action}>
      <Trans>News about the exchange appears here.</Trans>
    </EmptyState>
  )
}

export function NoMatches({ onClear }: { onClear(): void }) {
  const action = (
    <Button small look="tonal" onClick={onClear}>
      <Trans>Clear search</Trans>
    </Button>
  )
  return (
    <div role="status">
      <EmptyState icon={SearchX} title={<Trans>No matches</Trans>} action={action} />
    </div>
  )
}
