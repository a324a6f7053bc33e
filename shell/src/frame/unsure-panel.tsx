/** Covers everything while nobody can say whose the token of another tab is. */
import { Trans } from '@lingui/react/macro'
import type { Page } from '../pages/pages.ts'
import { Panel, Retry } from './panel.tsx'

export const UnsurePanel = ({ page }: { page: Page }) => (
  <Panel
    title={<Trans>We couldn't check which account is logged in</Trans>}
    sentence={<Trans>You logged in in another tab. This page will open once we've checked the account.</Trans>}
    actions={<Retry page={page} />}
  />
)
