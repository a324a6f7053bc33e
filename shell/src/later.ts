/** What runs beside the screens: the encryption's library, reports, badges, releases, other tabs, bars. */
import { followUnread } from './badges/unread.ts'
import { readDesktopLimit } from './desktop-limit.ts'
import { showBars } from './frame/late-bars.ts'
import { tidyWhenHidden } from './frame/quiet-reload.ts'
import { prefetchTabs } from './remotes/prefetch.ts'
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
}
