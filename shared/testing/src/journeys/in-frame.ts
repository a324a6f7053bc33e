/** A frame that fills its page, driven as the page is. */
import type { Frame, Page } from 'puppeteer'

/** What is looked for within the frame; fingers, keys and files are the page's. */
const within = [
  '$',
  '$$',
  '$eval',
  '$$eval',
  'evaluate',
  'evaluateHandle',
  'locator',
  'url',
  'waitForFunction',
] as const

export const inFrame = (page: Page, frame: Frame): Page =>
  new Proxy(page, {
    get(_, name) {
      const owner = within.some(one => one === name) ? frame : page
      const value: unknown = Reflect.get(owner, name)
      return typeof value === 'function' ? value.bind(owner) : value
    },
  })
