/** What a person sees of a page: that it stands in the document says little while something covers it. */
import type { Page } from 'puppeteer'

declare global {
  /** "stands": the page has the text; "seen": nothing lies over the page either. */
  var __sight: ((path: string, text: string) => 'nothing' | 'stands' | 'seen') | undefined
}

/** Runs in the page. */
function install(): void {
  self.__sight = (path, text) => {
    const page = document.querySelector(`[data-path="${path}"]`)
    if (!page?.checkVisibility() || !page.textContent?.includes(text)) return 'nothing'
    return page.contains(document.elementFromPoint(innerWidth / 2, innerHeight / 3)) ? 'seen' : 'stands'
  }
}

export const watchSight = async (page: Page): Promise<void> => void (await page.evaluateOnNewDocument(install))

/** When, by the page's clock (epoch ms): the way there began, its text stood there, and was seen. */
export type Opening = { from: number; stands: number; seen: number }

/** Goes to an address as a tap does, until a text of its page is seen. */
export const open = (page: Page, path: string, text: string): Promise<Opening> =>
  page.evaluate(
    (to, sign) =>
      new Promise<Opening>(resolve => {
        const now = () => performance.timeOrigin + performance.now()
        const at = { from: now(), stands: 0, seen: 0 }
        const stands = () => {
          if (self.__sight?.(to, sign) !== 'nothing') at.stands ||= now()
        }
        // as it is written, since what is asked for in the same moment is asked for beside it
        const written = new MutationObserver(stands)
        const look = () => {
          if (self.__sight?.(to, sign) !== 'seen') return requestAnimationFrame(look)
          written.disconnect()
          stands()
          resolve({ ...at, seen: now() })
        }
        written.observe(document, { subtree: true, childList: true, attributes: true })
        location.hash = to
        look()
      }),
    path,
    text,
  )
