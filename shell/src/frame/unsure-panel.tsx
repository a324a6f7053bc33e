/** Covers everything while nobody can say whose the token of another tab is. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { Icon } from '@shared/ui/icon'
import { CloudOff } from 'lucide-react'
import { rerun } from '../pages/machine.ts'
import type { Page } from '../pages/pages.ts'
import css from './unavailable-panel.module.css'
import { useRetries } from './use-retries.ts'

export function UnsurePanel({ page }: { page: Page }) {
  useRetries(page)
  return (
    <section className={css.panel}>
      <Icon of={CloudOff} size={40} />
      <h1 className={css.title}>
        <Trans>We couldn't check who is logged in</Trans>
      </h1>
      <p className={css.text}>
        <Trans>You logged in in another tab. We'll show this page once we know the account.</Trans>
      </p>
      <div className={css.actions}>
        <Button look="primary" onClick={() => rerun()}>
          <Trans>Retry</Trans>
        </Button>
      </div>
    </section>
  )
}
