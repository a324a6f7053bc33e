/** Stands where a part of the app could not be loaded or broke: tries again by itself, the tabs go on. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { OfflineError } from '../guard/load-best.ts'
import type { Page } from '../pages/pages.ts'
import { isRemoteError } from '../remotes/remote-error.ts'
import { HOME } from '../remotes/routes.ts'
import { reportFailure } from '../reports/client-report.ts'
import { go, hasRoute } from '../surface/navigation/go.ts'
import { copy } from '../surface/overlay/copy.ts'
import { onlineAtom } from '../surface/transport/connection.ts'
import { OrderNews } from './order-news.tsx'
import css from './panel.module.css'
import { Panel, Retry } from './panel.tsx'

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

/** Without a connection nothing is broken: it comes as soon as the line is back, and until then that is said. */
export function UnavailablePanel(props: Props) {
  const { online } = useAtomValue(onlineAtom)
  const { error } = props
  const lost = error instanceof OfflineError || (!online && isRemoteError(error))
  return lost ? <Offline {...props} /> : <Broken {...props} />
}

/** Where there is no tab bar, Home is the way out. */
const Ways = ({ page }: { page: Page }) => (
  <>
    <Retry page={page} />
    {page.path !== HOME && hasRoute(HOME) && (
      <Button onClick={() => go(HOME)}>
        <Trans>Home</Trans>
      </Button>
    )}
  </>
)

const Offline = ({ page }: Props) => (
  <Panel
    title={<Trans>No connection</Trans>}
    sentence={<Trans>This page will load when you're back online.</Trans>}
    actions={<Ways page={page} />}
  />
)

function Broken({ page, error }: Props) {
  const { t } = useLingui()
  const [id] = useState(() => reportFailure(page.route, error))
  return (
    <Panel
      title={<Trans>This part is unavailable</Trans>}
      sentence={<Trans>The rest of the app still works. We'll keep trying, or you can retry now.</Trans>}
      actions={<Ways page={page} />}
    >
      <OrderNews of={page.off.signal} />
      <button type="button" className={css.details} onClick={() => void copy(describe(page, error, id))}>
        {t`Copy details`} · {id}
      </button>
    </Panel>
  )
}
