/** A slow phone on a slow line. */
import type { Page } from 'puppeteer'

/** "Slow 4G", and a processor four times slower than this one. */
export const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
const slowdown = 4

export async function beSlow(page: Page): Promise<void> {
  const session = await page.createCDPSession()
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await thinkSlowly(page)
}

/** The processor alone, for whoever stands behind a line that is slow by itself. */
export async function thinkSlowly(page: Page): Promise<void> {
  const session = await page.createCDPSession()
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}
