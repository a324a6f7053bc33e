/** What moves under the eyes of whoever looks at a page as it comes. */
import type { Page } from 'puppeteer'

/** `value` as browsers count it; `moved` says what, and from where to where. */
export type Shift = { at: number; value: number; moved: string[] }

declare global {
  interface Window {
    shifts?: Shift[]
  }
}

/** Begins with the next document that is loaded. @returns what has moved without a touch */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.evaluateOnNewDocument(() => {
    type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: readonly Source[] }
    const shifts: Shift[] = []
    window.shifts = shifts
    const say = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
    const tell = ({ node, previousRect, currentRect }: Source) => {
      const element = node instanceof Element ? node : node?.parentElement
      return `${element?.tagName}.${element?.className} "${node?.textContent?.slice(0, 30)}" ${say(previousRect)} → ${say(currentRect)}`
    }
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as Entry[])
        if (!entry.hadRecentInput)
          shifts.push({ at: Math.round(entry.startTime), value: entry.value, moved: entry.sources.map(tell) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => window.shifts ?? [])
}

/** Cumulative layout shift: the worst five seconds, as long as the shifts follow each other within one (web.dev/cls). */
export function cumulative(shifts: readonly Shift[]): number {
  let [worst, sum, begin, last] = [0, 0, 0, Number.NEGATIVE_INFINITY]
  for (const { at, value } of shifts) {
    if (at - last > 1000 || at - begin > 5000) [sum, begin] = [0, at]
    sum += value
    last = at
    worst = Math.max(worst, sum)
  }
  return worst
}
