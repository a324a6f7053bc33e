/** A document that is kept on another site. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { ExternalLink } from 'lucide-react'
import { jumpExternal } from 'shell/navigation'

export function Elsewhere({ url, host }: { url: string; host: string }) {
  const action = (
    <Button small look="tonal" onClick={() => jumpExternal(4, url)}>
      <Trans>Open in the browser</Trans>
    </Button>
  )
  return (
    <EmptyState icon={ExternalLink} title={<Trans>This document is on another site</Trans>} action={action}>
      {host}
    </EmptyState>
  )
}
