/** Whatever the first picture does not need comes once it stands, as a chunk of its own. */
import type { Config } from '@shared/contract/config'
import { untilHere } from '@shared/ui/late'
import { idle } from '../browser/idle.ts'
import { followErrors } from '../reports/client-report.ts'

/** Where it does not come the page goes on as it is, and asks again. */
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
