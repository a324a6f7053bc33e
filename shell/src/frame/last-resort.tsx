/** Where the frame itself broke: in place of what the router would draw, which is meant for developers. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { reload } from '../browser/reload.ts'
import { runningShell } from '../remotes/live-config.ts'
import { reportRender } from '../reports/client-report.ts'
import { hide } from '../surface/overlay/loading.ts'
import { Panel } from './panel.tsx'

export function LastResort() {
  const error = useRouteError()
  useEffect(() => {
    hide()
    reportRender({ unit: 'shell', release: runningShell().release }, error)
  }, [error])
  const again = (
    <Button look="primary" onClick={reload}>
      <Trans>Reload</Trans>
    </Button>
  )
  return <Panel as="main" title={<Trans>This part is unavailable</Trans>} actions={again} />
}
