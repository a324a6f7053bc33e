/** Whatever the first picture does not need: the encryption's library, reports, badges, releases, other tabs. */
import type { Config } from '@shared/contract/config'
import { followUnread } from './badges/unread.ts'
import { readDesktopLimit } from './desktop-limit.ts'
import { tidyWhenHidden } from './frame/quiet-reload.ts'
import { prefetchTabs } from './remotes/prefetch.ts'
import { followActivity } from './reports/activity-report.ts'
import { followErrors } from './reports/client-report.ts'
import { warmUp } from './surface/transport/encrypt.ts'
import { followReleases } from './update/poll.ts'

const idle = (work: () => void) =>
  (globalThis.requestIdleCallback ?? ((fn: () => void) => setTimeout(fn, 200)))(() => work())

/** @param shell the release that runs here */
export function afterFirstPaint(shell: Config['shell']): void {
  followErrors({ shell })
  requestAnimationFrame(() =>
    idle(() => {
      void warmUp()
      followActivity()
      followUnread()
      void readDesktopLimit()
      followReleases()
      tidyWhenHidden()
      prefetchTabs()
    }),
  )
}
