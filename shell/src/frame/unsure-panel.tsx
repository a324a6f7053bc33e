/** Covers everything while nobody can say whose the token of another tab is. */
import { Trans } from '@lingui/react/macro'
import type { Page } from '../pages/pages.ts'
import { Panel, Retry } from './panel.tsx'

export const UnsurePanel = ({ page }: { page: Page }) => (
  <Panel
    title={<Trans>We couldn't check who is logged in</Trans>}
    sentence={<Trans>You logged in in another tab. We'll show this page once we know the account.</Trans>}
    actions={<Retry page={page} />}
  />
)
