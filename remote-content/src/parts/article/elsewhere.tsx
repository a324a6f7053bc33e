/** A document that is kept on another site. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { ExternalLink } from 'lucide-react'
import { jumpExternal } from 'shell/navigation'
import type { Site } from './article.model.ts'

export function Elsewhere({ url, host, linkType }: Site) {
  const action = (
    <Button small look="tonal" onClick={() => jumpExternal(linkType, url)}>
      {linkType === 4 ? <Trans>Open in the browser</Trans> : <Trans>Open the link</Trans>}
    </Button>
  )
  return (
    <EmptyState icon={ExternalLink} title={<Trans>This document is on another site</Trans>} action={action}>
      {host}
    </EmptyState>
  )
}
