/** Where the frame itself broke: in place of what the router would draw, which is meant for developers. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { Icon } from '@shared/ui/icon'
import { CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { reload } from '../browser/reload.ts'
import { runningShell } from '../remotes/live-config.ts'
import { reportRender } from '../reports/client-report.ts'
import { hide } from '../surface/overlay/loading.ts'
import css from './unavailable-panel.module.css'

export function LastResort() {
  const error = useRouteError()
  useEffect(() => {
    hide()
    reportRender({ unit: 'shell', release: runningShell().release }, error)
  }, [error])
  return (
    <main className={css.panel}>
      <Icon of={CloudOff} size={40} />
      <h1 className={css.title}>
        <Trans>This part is unavailable</Trans>
      </h1>
      <div className={css.actions}>
        <Button look="primary" onClick={reload}>
          <Trans>Reload</Trans>
        </Button>
      </div>
    </main>
  )
}
