/** Whatever the first picture does not need comes once it stands, as a chunk of its own. */
import type { Config } from '@shared/contract/config'
import { idle } from './idle.ts'
import { followErrors } from './reports/client-report.ts'

const AGAIN = 30_000

/** Where it does not come the page goes on as it is, and asks again. */
const later = (): Promise<void> =>
  import(/* webpackChunkName: "later" */ './later.ts').then(
    ({ beginLater }) => beginLater(),
    (error: unknown) => {
      console.warn('What runs beside the screens did not come:', error)
      setTimeout(() => void later(), AGAIN)
    },
  )

/** @param shell the release that runs here */
export function afterFirstPaint(shell: Config['shell']): void {
  followErrors({ shell })
  requestAnimationFrame(() => void idle().then(later))
}
