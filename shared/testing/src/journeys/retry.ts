import type { Page } from 'puppeteer'

/** In one step within the page, since a finger that comes late would meet what took the button's place. */
const pressIfThere = (page: Page, within: string, name: string): Promise<void> =>
  page.$$eval(
    `${within} button`,
    (all, text) => all.find(one => one.textContent === text && one.checkVisibility())?.click(),
    name,
  )

/** Presses Retry in the panel of a part that is unavailable, where it still stands: the panel tries by itself as well. */
export const retry = (page: Page): Promise<void> => pressIfThere(page, '#main', 'Retry')

/** Presses "Update now" in the bar of a forced release, where it still stands: its countdown ends by itself as well. */
export const updateNow = (page: Page): Promise<void> => pressIfThere(page, '[role=status]', 'Update now')
