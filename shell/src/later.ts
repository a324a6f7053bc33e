/** What runs beside the screens: the encryption's library, reports, badges, releases, other tabs, bars. */
import { followUnread } from './badges/unread.ts'
import { readDesktopLimit } from './desktop-limit.ts'
import { loadAsking } from './frame/confirm-dialog.tsx'
import { showBars } from './frame/late-bars.tsx'
import { tidyWhenHidden } from './frame/quiet-reload.ts'
import { metered, prefetchTabs } from './remotes/prefetch.ts'
import { followActivity } from './reports/activity-report.ts'
import { warmUp } from './surface/transport/encrypt.ts'
import { followReleases } from './update/poll.ts'

export function beginLater(): void {
  void warmUp()
  followActivity()
  followUnread()
  void readDesktopLimit()
  followReleases()
  tidyWhenHidden()
  prefetchTabs()
  showBars()
  if (!metered()) void loadAsking().catch(() => {}) // a question without a connection; it is asked for again as it is put
}
