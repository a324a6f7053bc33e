/** Watches a page closer than a person can: what came up when, and which requests went out. */
import type { HTTPRequest, Page } from 'puppeteer'

/** `overlay` up or gone, or the path of the page that now stands; `at` in milliseconds of the page's own clock. */
export type Moment = { what: string; at: number }

declare global {
  interface Window {
    moments?: Moment[]
    notices?: string[]
  }
}

/** Begins with the next document that is loaded. @returns what has happened in the present document */
export async function watch(page: Page): Promise<() => Promise<Moment[]>> {
  await page.evaluateOnNewDocument(() => {
    const moments: Moment[] = []
    window.moments = moments
    const now = { overlay: 'overlay gone', page: '' }
    const note = (key: keyof typeof now, what: string) => {
      if (now[key] === what) return
      now[key] = what
      moments.push({ what, at: performance.now() })
    }
    const look = () => {
      const covers = [...document.querySelectorAll('[data-open]')].some(e => e.querySelector('[role=status]'))
      const shown = [...document.querySelectorAll('#main [data-path]')].find(e => e.checkVisibility())
      note('page', shown?.getAttribute('data-path') ?? now.page)
      note('overlay', covers ? 'overlay up' : 'overlay gone')
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
  })
  return () => page.evaluate(() => window.moments ?? [])
}

/** Paths of the requests that go out from now on, oldest first. @param wanted which of them */
export function requests(page: Page, wanted: RegExp = /^\/api\//): string[] {
  const seen: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (wanted.test(pathname)) seen.push(pathname)
  })
  return seen
}

/** The exchange refuses every call to some path, in these words. @returns how often so far */
export async function refuse(page: Page, path: RegExp, message: string): Promise<() => number> {
  let count = 0
  const body = JSON.stringify({ success: false, code: 500, message, result: null })
  await page.setRequestInterception(true)
  page.on('request', request => {
    if (!path.test(new URL(request.url()).pathname)) return void request.continue()
    count++
    void request.respond({ status: 200, contentType: 'application/json', body })
  })
  return () => count
}

/** Begins with the next document that is loaded. @returns each notice that was shown, as often as it came */
export async function notices(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluateOnNewDocument(() => {
    const shown: string[] = []
    window.notices = shown
    let now: string | null | undefined
    new MutationObserver(() => {
      const text = document.querySelector('[role=alert] [data-shown], [role=alert][data-shown]')?.textContent
      if (text && text !== now) shown.push(text)
      now = text
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
  return () => page.evaluate(() => window.notices ?? [])
}

/** Holds the requests to some path back until they are let go. */
export async function hold(page: Page, path: RegExp): Promise<{ held: string[]; letGo(): Promise<void> }> {
  const waiting: HTTPRequest[] = []
  let holding = true
  await page.setRequestInterception(true)
  page.on('request', request => {
    if (holding && path.test(new URL(request.url()).pathname)) waiting.push(request)
    else void request.continue()
  })
  return {
    get held() {
      return waiting.map(request => new URL(request.url()).pathname)
    },
    async letGo() {
      holding = false
      await Promise.all(waiting.splice(0).map(request => request.continue()))
    },
  }
}

/** Stands between the phone and its exchange: what is answered to some path arrives as `change` makes it. */
export async function alter(page: Page, path: RegExp, change: (result: unknown) => unknown): Promise<void> {
  await page.setRequestInterception(true)
  page.on('request', async request => {
    if (!path.test(new URL(request.url()).pathname)) return void request.continue()
    const reply = (await (await fetch(request.url(), { headers: request.headers() })).json()) as { result: unknown }
    const body = JSON.stringify({ ...reply, result: change(reply.result) })
    await request.respond({ status: 200, contentType: 'application/json', body })
  })
}
