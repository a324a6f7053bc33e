/** Stands where a part of the app could not be loaded or broke: tries again by itself, the tabs go on. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { Icon } from '@shared/ui/icon'
import { useAtomValue } from 'jotai'
import { CloudOff } from 'lucide-react'
import { useState } from 'react'
import { rerun } from '../pages/machine.ts'
import type { Page } from '../pages/pages.ts'
import { isRemoteError } from '../remotes/remote-error.ts'
import { reportFailure } from '../reports/client-report.ts'
import { go, hasRoute } from '../surface/navigation/go.ts'
import { copy } from '../surface/overlay/copy.ts'
import { onlineAtom } from '../surface/transport/connection.ts'
import css from './unavailable-panel.module.css'
import { useRetries } from './use-retries.ts'

const HOME = '/home'
const describe = (page: Page, error: unknown, id: string) =>
  [
    id,
    page.path,
    page.route.unit,
    page.route.release,
    isRemoteError(error) ? error.stage : 'render',
    String(error),
  ].join('\n')

type Props = { page: Page; error: unknown }

/** Without a connection nothing is broken: it comes as soon as the line is back. */
export function UnavailablePanel(props: Props) {
  const { online } = useAtomValue(onlineAtom)
  const broken = online || !isRemoteError(props.error)
  return broken ? <Broken {...props} /> : <Offline {...props} />
}

function Offline({ page }: Props) {
  useRetries(page)
  return (
    <section className={css.panel}>
      <Icon of={CloudOff} size={40} />
      <h1 className={css.title}>
        <Trans>No connection</Trans>
      </h1>
      <p className={css.text}>
        <Trans>This page will load when you're back online.</Trans>
      </p>
      <div className={css.actions}>
        <Button look="primary" onClick={() => rerun()}>
          <Trans>Retry</Trans>
        </Button>
      </div>
    </section>
  )
}

function Broken({ page, error }: Props) {
  const { t } = useLingui()
  const [id] = useState(() => reportFailure(page.route, error))
  useRetries(page)
  return (
    <section className={css.panel}>
      <Icon of={CloudOff} size={40} />
      <h1 className={css.title}>
        <Trans>This part is unavailable</Trans>
      </h1>
      <p className={css.text}>
        <Trans>The rest of the app still works. We'll keep trying, or you can retry now.</Trans>
      </p>
      <div className={css.actions}>
        <Button look="primary" onClick={() => rerun()}>
          <Trans>Retry</Trans>
        </Button>
        {page.path !== HOME && hasRoute(HOME) && (
          <Button onClick={() => go(HOME)}>
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
