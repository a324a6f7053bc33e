/** What a page must not do at any width, in any language. */
import type { Page } from 'puppeteer'

/** Every text that is drawn or spoken, but for what says itself that it is of another language. */
export const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const attributes = ['aria-label', 'placeholder', 'title', 'alt']
    const isForeign = (e: Element) => e.closest('[lang]') !== document.documentElement
    const shown = [...document.body.querySelectorAll('*')].filter(e => e.checkVisibility() && !isForeign(e))
    const own = shown.flatMap(e => [...e.childNodes].filter(n => n.nodeType === Node.TEXT_NODE).map(n => n.textContent))
    const said = shown.flatMap(e => attributes.map(name => e.getAttribute(name)))
    return [...own, ...said, document.title].flatMap(text => text?.trim() || [])
  })

/** Figures that a page translator would write anew: not kept from it by themselves, nor by what they are in. */
export const translatable = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.num')]
      .filter(e => e.checkVisibility() && /\d/.test(e.textContent ?? '') && !e.closest('[translate=no]'))
      .map(e => `${e.tagName.toLowerCase()}.${e.className} "${e.textContent?.trim()}"`),
  )

/** Elements that reach over the side, and presses whose words are cut off; described by what they say. */
export const overflows = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const describe = (e: Element) => `${e.tagName.toLowerCase()}.${e.className} "${e.textContent?.trim().slice(0, 40)}"`
    const shown = [...document.body.querySelectorAll('*')].filter(e => e.checkVisibility({ checkVisibilityCSS: true }))
    const inner = (e: Element) => shown.findLast(one => one !== e && e.contains(one) && reaches(one) > reaches(e))
    const reaches = (e: Element) => e.getBoundingClientRect().right
    const sideways = [document.documentElement, document.body, document.getElementById('main')]
      .flatMap(e => (e && e.scrollWidth > e.clientWidth + 1 ? [e] : []))
      .map(e => [`${e.tagName} scrolls sideways: ${e.scrollWidth} in ${e.clientWidth}`, inner(e)] as const)
      .map(([told, by]) => (by ? `${told}, by ${describe(by)}` : told))
    const scrolls = (e: Element | null): boolean =>
      e !== null && (/auto|scroll|hidden|clip/.test(getComputedStyle(e).overflowX) || scrolls(e.parentElement))
    const over = shown.filter(e => {
      const { left, right } = e.getBoundingClientRect()
      return (right > width + 1 || left < -1) && right - left > 2 && !scrolls(e.parentElement)
    })
    // a row may end in dots, the words of a button may not; what is one pixel wide is for the ear
    const isCut = (e: Element) => {
      const { overflowX, textOverflow } = getComputedStyle(e)
      if (textOverflow === 'ellipsis' && !e.closest('[data-look]')) return false
      return /hidden|clip/.test(overflowX) && e.clientWidth > 2 && e.scrollWidth > e.clientWidth + 1
    }
    const presses = shown.filter(e => e.matches('button, a, [role=tab], [role=radio]'))
    const cut = presses.filter(e => [e, ...e.querySelectorAll('*')].some(isCut))
    return [...sideways, ...over.map(e => `over the side: ${describe(e)}`), ...cut.map(e => `cut off: ${describe(e)}`)]
  })

/** Words of Latin letters and digits, in what can be pressed, that a line breaks in two: "Competició|n", "TRC2|0". */
export const brokenWords = (page: Page, within = 'body'): Promise<string[]> =>
  page.evaluate(within => {
    const textsIn = (e: Element) => [...e.childNodes].filter(node => node instanceof Text)
    const linesOf = (text: Text, at: number, length: number) => {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + length)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }
    // an address or a hash has no place of its own to break
    const brokenIn = (text: Text) =>
      [...text.data.matchAll(/[\p{sc=Latin}\p{M}\p{N}]{2,20}(?![\p{sc=Latin}\p{N}])/gu)]
        .filter(({ 0: word, index }) => linesOf(text, index, word.length) > 1)
        .map(([word]) => `broken in two: "${word}"`)
    const presses = 'button, a, [role=tab], [role=radio]'
    return [...document.querySelectorAll(`${within} :is(${presses}, :is(${presses}) *)`)]
      .filter(e => e.checkVisibility({ checkVisibilityCSS: true }))
      .flatMap(e => textsIn(e).flatMap(brokenIn))
  }, within)

/** The page at another width, once it has followed. */
export async function widen(page: Page, width: number, height = 812): Promise<void> {
  await page.setViewport({ width, height, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  await page.waitForFunction(w => document.documentElement.style.fontSize === `${w / 100}px`, {}, width)
}

/** The page on a phone on its side, once it has followed. */
export async function turn(page: Page): Promise<void> {
  await page.setViewport({ width: 812, height: 375, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  await page.waitForFunction(() => innerWidth === 812 && document.documentElement.style.fontSize === '3.75px')
}

/** Whether a part of the page is for two columns. */
export const hasColumns = (page: Page): Promise<boolean> =>
  page.$$eval('[data-column]', parts => parts.some(e => [...e.children].some(one => one.checkVisibility())))

/** On a wide page: columns that are one column, and elements that reach over the side of theirs. */
export const columnFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const describe = (e: Element) => `${e.tagName.toLowerCase()}.${e.className} "${e.textContent?.trim().slice(0, 40)}"`
    const isShown = (e: Element) => e.checkVisibility({ checkVisibilityCSS: true })
    const drawn = [...document.querySelectorAll('[data-columns]')].filter(e =>
      [...e.querySelectorAll('*')].some(isShown),
    )
    const rectOf = (e: Element | undefined) => e?.getBoundingClientRect()
    const single = drawn.filter(columns => {
      const parts = [...columns.children].filter(isShown)
      const [start, end] = ['start', 'end'].map(side => rectOf(parts.find(e => e.matches(`[data-column=${side}]`))))
      return !start || !end || end.left < start.right
    })
    const scrolls = (e: Element | null, within: Element): boolean =>
      e !== null &&
      e !== within &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(e).overflowX) || scrolls(e.parentElement, within))
    const over = drawn
      .flatMap(columns => [...columns.children].filter(e => e.matches('[data-column]') && isShown(e)))
      .flatMap(column => {
        const { left, right } = column.getBoundingClientRect()
        // a list may go to the edge of the page, and as far into the gap, which is one and a half gutters wide
        const gutter = Number.parseFloat(getComputedStyle(column.parentElement ?? column).columnGap) / 1.5 || 0
        const reaches = (e: Element) => {
          const rect = e.getBoundingClientRect()
          return rect.width > 2 && (rect.right > right + gutter + 1 || rect.left < left - gutter - 1)
        }
        return [...column.querySelectorAll('*')].filter(
          e => isShown(e) && reaches(e) && !scrolls(e.parentElement, column),
        )
      })
    return [...single.map(e => `one column: ${describe(e)}`), ...over.map(e => `over its column: ${describe(e)}`)]
  })

/** On how many lines each of these stands that is seen, by what it says; what says nothing is left out. */
export const linesOf = (page: Page, selector: string): Promise<[text: string, lines: number][]> =>
  page.$$eval(selector, all => {
    const lines = (e: Element) => {
      const range = document.createRange()
      range.selectNodeContents(e)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }
    const seen = all.filter(e => e.checkVisibility() && e.textContent)
    return seen.map((e): [string, number] => [e.textContent ?? '', lines(e)])
  })
