/** Starts everything that runs in the background: the encryption library, reports, badges, releases, other tabs, bars. */

import { hapticsAtom } from '@shared/ui/preferences'
import { vibrateFor } from '@shared/ui/vibration'
import { getDefaultStore } from 'jotai'
import { takeMoves } from '../browser/early-moves.ts'
import { Arrival } from '../frame/arrival.tsx'
import { loadAsking } from '../frame/confirm-dialog.tsx'
import { showBars } from '../frame/late-bars.tsx'
import { arrivalAtom } from '../frame/loading-view.tsx'
import { metered, prefetchTabs } from '../remotes/prefetch.ts'
import { warmUp } from '../surface/transport/warm-up.ts'
import { followReleases, lookForRest } from '../update/poll.ts'
import { tidyWhenHidden } from '../update/quiet-reload.ts'
import { followActivity } from './activity-report.ts'
import { followAnswers } from './answers.ts'
import { followDemo } from './claim-demo.ts'
import { readDesktopLimit } from './desktop-limit.ts'
import { followInstall } from './install.ts'
import { followMovedText } from './moved-text.ts'
import { followPush } from './push.ts'
import { followVisit } from './reminder.ts'
import { followWorker } from './service-worker.ts'
import { followSpeed } from './speed.ts'
import { followUnread } from './unread.ts'

export function beginLater(): void {
  followMovedText(document.body, takeMoves())
  getDefaultStore().set(arrivalAtom, { Arrival })
  void warmUp()
  followActivity()
  followUnread()
  followDemo()
  followVisit()
  followSpeed()
  void readDesktopLimit()
  followReleases()
  tidyWhenHidden()
  void lookForRest().then(prefetchTabs)
  followWorker()
  followAnswers()
  followInstall()
  followPush()
  vibrateFor(() => getDefaultStore().get(hapticsAtom))
  showBars(() => import(/* webpackChunkName: "bars" */ './bars.tsx'))
  if (!metered()) void loadAsking().catch(() => {}) // a question without a connection; it is asked for again as it is put
}
