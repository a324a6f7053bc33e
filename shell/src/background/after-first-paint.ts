/** Loads a chunk after the first paint with everything that the first paint does not need. */
import type { Config } from '@shared/contract/config'
import { untilHere } from '@shared/ui/late'
import { idle } from '../browser/idle.ts'
import { followErrors } from '../reports/client-report.ts'

/** If the chunk fails to load, the page keeps working and retries. */
const later = () =>
  untilHere(
    () => import(/* webpackChunkName: "later" */ './later.ts'),
    ({ beginLater }) => beginLater(),
  )

/** @param shell the release that runs here */
export function afterFirstPaint(shell: Config['shell']): void {
  followErrors({ shell })
  requestAnimationFrame(() => void idle().then(later))
}
