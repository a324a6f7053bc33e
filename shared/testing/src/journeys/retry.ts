import type { Page } from 'puppeteer'

/**
 * Presses Retry in the panel of a part that is unavailable, where it still stands: the panel tries by itself as well. In
 * one step within the page, since a finger that comes late would meet what took the button's place.
 */
export const retry = (page: Page): Promise<void> =>
  page.$$eval('#main button', all => all.find(one => one.textContent === 'Retry' && one.checkVisibility())?.click())
