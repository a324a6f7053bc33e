/** How long a page's main thread has worked. */
import type { CDPSession } from 'puppeteer'

/** In all, in seconds. @param session where Performance is enabled */
export async function busySeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
}
