/** Everything under the tab is read: what is shown as new, and what was not listed yet. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { useState } from 'react'
import { toast } from 'shell/overlay'
import { useOfflineReason } from 'shell/screen'
import { hasFeature } from 'shell/transport'
import { useClear } from './notifications.api.ts'
import type { Tab } from './notifications.model.ts'

export function ReadAll({ tab }: { tab: Tab }) {
  const { t } = useLingui()
  const clear = useClear(tab)
  const offline = useOfflineReason()
  const [busy, setBusy] = useState(false)
  if (!hasFeature('notice-clear')) return null
  const press = async () => {
    setBusy(true)
    const done = await clear()
    setBusy(false)
    if (done) toast(t`Marked as read`)
  }
  return (
    <Button small look="tonal" loading={busy} reason={offline} onClick={() => void press()}>
      <Trans>Mark all as read</Trans>
    </Button>
  )
}
