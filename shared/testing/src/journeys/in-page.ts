/** Waits within the page: it looks whenever something has changed, instead of being asked every few milliseconds. */
import type { ElementHandle, Page } from 'puppeteer'

/** Milliseconds that one wait in the page lasts at most; whoever waits longer begins another one. */
const SLICE = 1000

/** A function that runs in the page, and functions that it calls there, by their names. */
type Work<A extends unknown[], R> = {
  look: (...args: A) => R
  args: A
  helpers?: Readonly<Record<string, CallableFunction>>
  slice?: number
}

/** Runs in the page. @returns what a look found, or what the last one said when the time was over */
function lookOnChange<R>(look: () => R | Promise<R>, slice: number): Promise<R> {
  const AFTER_CHANGE = 30
  const WITHOUT_CHANGE = 100 // e.g. where a style sheet has come
  const end = performance.now() + slice
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLooking = false
    const lookAgain = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(check, ms)
    }
    let isDue = false
    const observer = new MutationObserver(() => {
      if (!isDue && !isLooking) lookAgain(AFTER_CHANGE)
      isDue = true
    })
    const stop = () => {
      observer.disconnect()
      clearTimeout(timer)
    }
    async function check() {
      isLooking = true
      isDue = false
      try {
        const found = await look()
        isLooking = false
        if (!found && performance.now() < end) return lookAgain(isDue ? AFTER_CHANGE : WITHOUT_CHANGE)
        stop()
        resolve(found)
      } catch (error) {
        stop()
        reject(error)
      }
    }
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    void check()
  })
}

function scriptOf<A extends unknown[], R>({ look, args, helpers = {}, slice = SLICE }: Work<A, R>): string {
  const known = Object.entries(helpers).map(([name, helper]) => `const ${name} = ${helper};`)
  const given = args.map(arg => JSON.stringify(arg) ?? 'undefined').join()
  return `(() => { ${known.join('\n')} return (${lookOnChange})(() => (${look})(${given}), ${slice}) })()`
}

/** @returns what is found within a second, or what the look says then */
export const foundInPage = <A extends unknown[], R>(page: Page, work: Work<A, R>): Promise<Awaited<R>> =>
  page.evaluate(scriptOf(work)) as Promise<Awaited<R>>

export const elementInPage = async <A extends unknown[]>(
  page: Page,
  work: Work<A, Promise<Element | undefined>>,
): Promise<ElementHandle | null> => {
  const handle = await page.evaluateHandle(scriptOf(work))
  return handle.asElement() as ElementHandle | null
}
