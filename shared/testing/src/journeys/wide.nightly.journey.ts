/** On a screen that is no phone. */
import { expect, test } from '@jest/globals'
import { cases } from '../soak.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'

const { phone: newPhone } = journey()

/** Says of itself what a desktop says, in a window of this size. */
async function beDesktop({ page }: Driver, width: number): Promise<void> {
  const session = await page.createCDPSession()
  await session.send('Emulation.setUserAgentOverride', {
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    userAgentMetadata: { platform: 'Linux', platformVersion: '6', architecture: 'x86', model: '', mobile: false },
  })
  await page.setViewport({ width, height: 900 })
}

/** Runs in the page. */
function measure() {
  const { left, right } = document.getElementById('main')?.getBoundingClientRect() ?? { left: 0, right: 0 }
  return [document.documentElement.style.fontSize, left, document.documentElement.clientWidth - right]
}

const windows = [
  [1440, 575],
  [500, 500],
] as const

test.each(cases(windows, windows.slice(0, 1)))(
  'in a window of %i the layout is %i wide, in the middle, and the root font a hundredth of it',
  async (window, wide) => {
    const desktop = await newPhone()
    await desktop.open('/home') // no blank page is loaded anew
    await beDesktop(desktop, window)
    for (const path of ['/home', '/hangqing', '/login']) {
      await desktop.open(path)
      await desktop.arrives(path)
      const aside = (window - wide) / 2
      expect([path, ...(await desktop.page.evaluate(measure))]).toEqual([path, `${wide / 100}px`, aside, aside])
    }
  },
)
