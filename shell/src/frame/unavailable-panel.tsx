/** Stands where a part of the app could not be loaded or broke: tries again by itself, the tabs go on. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { Icon } from '@shared/ui/icon'
import { CloudOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isRemoteError } from '../remotes/remote-error.ts'
import { reportFailure } from '../reports/client-report.ts'
import { go } from '../surface/navigation/go.ts'
import { rerun } from '../surface/navigation/machine.ts'
import { copy } from '../surface/overlay/copy.ts'
import { onReturn } from '../surface/transport/connection.ts'
import type { Page } from './pages.ts'
import css from './unavailable-panel.module.css'

const TRIES = [1000, 4000, 10_000]

/** Tries after 1, 4 and 10 s, and when the connection is back. The count outlives the panel: each try mounts it anew. */
const tried = new Map<string, number>()

function useRetries(path: string): void {
  useEffect(() => {
    const count = tried.get(path) ?? 0
    const again = () => {
      tried.set(path, count + 1)
      rerun({ quiet: true })
    }
    const wait = TRIES[count]
    const timer = wait === undefined ? undefined : setTimeout(again, wait)
    const stop = onReturn(again)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [path])
}

const describe = (page: Page, error: unknown, id: string) =>
  [
    id,
    page.path,
    page.route.unit,
    page.route.release,
    isRemoteError(error) ? error.stage : 'render',
    String(error),
  ].join('\n')

export function UnavailablePanel({ page, error }: { page: Page; error: unknown }) {
  const { t } = useLingui()
  const [id] = useState(() => reportFailure(page.route, error))
  useRetries(page.path)
  const retry = () => {
    tried.delete(page.path)
    rerun()
  }
  return (
    <section className={css.panel}>
      <Icon of={CloudOff} size={40} />
      <h1 className={css.title}>
        <Trans>This part is unavailable</Trans>
      </h1>
      <p className={css.text}>
        <Trans>The rest of the app works. We try again by ourselves; you can also try now.</Trans>
      </p>
      <div className={css.actions}>
        <Button look="primary" onClick={retry}>
          <Trans>Retry</Trans>
        </Button>
        {page.path !== '/home' && (
          <Button onClick={() => go('/home')}>
            <Trans>Home</Trans>
          </Button>
        )}
      </div>
      <button type="button" className={css.details} onClick={() => void copy(describe(page, error, id))}>
        {t`Copy details`} · {id}
      </button>
    </section>
  )
}
