/** Taps on a page that ticks: how long each waits for the picture that follows it, as the browser itself tells. */
import type { Page } from 'puppeteer'

declare global {
  var __taps: { id: number; took: number }[] | undefined
}

/** Runs in the page: each part of an interaction, from the finger until the next picture. */
function follow(): void {
  const taps: NonNullable<typeof self.__taps> = []
  self.__taps = taps
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const id = Number(Reflect.get(entry, 'interactionId') ?? 0)
      if (id > 0) taps.push({ id, took: entry.duration })
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/**
 * Taps one after the other, each at another moment of a tick's second.
 * @returns ms of the slowest part of each; what took less than 16 ms is not told by the browser, and counts as 16
 */
export async function tapped(page: Page, targets: readonly string[]): Promise<number[]> {
  await page.evaluate(follow)
  for (const target of targets) {
    await page.tap(target)
    await pause(1370)
  }
  const parts = (await page.evaluate(() => self.__taps)) ?? []
  const slowest = new Map<number, number>()
  for (const { id, took } of parts) slowest.set(id, Math.max(took, slowest.get(id) ?? 16))
  return [...slowest.values()]
}
