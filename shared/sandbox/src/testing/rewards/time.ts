/** Time for tests of what falls due by the calendar: from one due moment to the next, as a restart would. */

import type { ManualClock } from '@shared/engine/clock'
import type { Exchange } from '../../../../testing/src/exchange.ts'

/** The exchange is down until a second before, and lives that second. @param to epoch ms */
export async function goTo({ sandbox }: Pick<Exchange, 'sandbox'>, to: number): Promise<void> {
  const clock = sandbox.context.clock as ManualClock
  clock.advance(Math.max(0, (to - clock.now()) / 1000 - 1), () => {})
  await sandbox.advance(1)
}
