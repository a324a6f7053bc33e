/** When a page is whole. */
import type { Page } from 'puppeteer'
import { until } from './reach.ts'

/** Bars that stand for words, and prices, as the design system draws them. */
export const BARS = '[style*="--width"][style*="--height"]'
export const PRICES = '.num[data-old]'

/** What is still to come: answers, words behind bars that stand for them, prices, pictures, fonts; what still moves towards its place. */
export const unsettled = (page: Page): Promise<string[]> =>
  page.evaluate(
    (BARS, PRICES) => {
      const bars = [...document.querySelectorAll(BARS)].filter(e => e.checkVisibility())
      // what is out of sight asks for no price
      const prices = [...document.querySelectorAll(PRICES)].filter(e => {
        const { top, bottom } = e.getBoundingClientRect()
        return e.textContent === '--' && e.checkVisibility() && bottom > 0 && top < innerHeight
      })
      const pictures = [...document.images].filter(({ loading, complete }) => loading !== 'lazy' && !complete)
      const moving = document.getAnimations().filter(({ playState, effect }) => {
        const { endTime, iterations } = effect?.getComputedTiming() ?? {}
        return playState === 'running' && iterations !== Number.POSITIVE_INFINITY && Number(endTime) < 2000
      })
      const names = (all: object[], what: string) => (all.length > 0 ? [`${all.length} ${what}`] : [])
      return [
        ...names(bars, 'bars'),
        ...names(prices, 'prices'),
        ...names(pictures, 'pictures'),
        ...names(moving, 'animations'),
        ...(self.asked ? [`${self.asked} answers`] : []),
        ...names(document.fonts.status === 'loading' ? [document.fonts] : [], 'fonts'),
      ]
    },
    BARS,
    PRICES,
  )

/** Waits until the page is whole. */
export async function settled(page: Page): Promise<void> {
  let left: string[] = []
  const isWhole = async () => {
    left = await unsettled(page)
    return left.length === 0
  }
  await until('', isWhole).catch(() => {
    throw new Error(`${page.url()} does not come to rest: ${left.join(', ')}`)
  })
}
