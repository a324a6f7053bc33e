/**
 * Drives a phone as a person does, and tells what stands on it. Everything waits for what it means, never for a time, and
 * where that does not come the error says what the phone shows instead.
 */
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ElementHandle } from 'puppeteer'
import type { Phone } from '../browser.ts'
import { foundInPage } from './in-page.ts'
import { canBeTapped, PATIENCE, PRESSED, reach, read, TYPED, until, waitForDrawn, waitForPage } from './reach.ts'

export type Driver = Phone & {
  /** Types an address of the app, e.g. "/heyue?tab=orders", and waits until a page stands. */
  open(path: string): Promise<void>
  /** Types an address and waits for nothing. */
  leave(path: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** Path and query in the address bar. */
  at(): Promise<string>
  /** Waits until the page of this path stands and nothing covers it. */
  arrives(path: string): Promise<void>
  /** Taps what carries this name, as soon as it can be tapped. @param role where several carry it */
  tap(name: string | RegExp, role?: string): Promise<void>
  /** Replaces what a field holds. @param label the field's name */
  type(label: string | RegExp, text: string): Promise<void>
  /** Chooses a file where the page asks for one. */
  pick(label: RegExp, file: string): Promise<void>
  /** What stands beside a label in a list of sums. */
  figure(label: string): Promise<string>
  /** Waits until the page says it. */
  sees(...texts: (string | RegExp)[]): Promise<void>
  /** Waits until the page says it no more. */
  misses(...texts: (string | RegExp)[]): Promise<void>
  /** Waits for what only the test can tell. */
  when(isSo: () => boolean | Promise<boolean>): Promise<void>
  /** All that can be read. */
  says(): Promise<string>
  /** These faults belong to the test. */
  expects(pattern: RegExp): void
  /** All other faults. */
  wrongs(): string[]
  /** A picture for whoever looks into a failure. @returns its file */
  picture(name: string): Promise<string>
}

const pictures = fileURLToPath(new URL('../../../../.cache/journeys/', import.meta.url))

/** @returns the file that a picture of this name goes into */
export function pictureOf(name: string): `${string}.png` {
  mkdirSync(pictures, { recursive: true })
  return `${pictures}${name.replaceAll(/[^\w]+/g, '-').slice(0, 60)}.png`
}

/** Runs in the page: in the sheet that is open, else on it. */
export function figureOf(label: string): string | undefined {
  const place = [...document.querySelectorAll('[role=dialog]')].findLast(e => e.checkVisibility()) ?? document
  const row = [...place.querySelectorAll('dt')].find(dt => dt.textContent === label && dt.checkVisibility())
  return row?.nextElementSibling?.textContent?.replaceAll(/\s+/g, ' ').trim()
}

declare global {
  /** Whether the last tap was heard; a page that was loaded since then knows of none. */
  var tapped: boolean | undefined
}

/** @returns where to tap */
function listenForTap(element: Element): { x: number; y: number; width: number; height: number } {
  globalThis.tapped = false
  addEventListener('click', () => (globalThis.tapped = true), { capture: true, once: true })
  return element.getBoundingClientRect().toJSON()
}

/** Runs in the page: what is typed next takes the place of what a field holds. */
export function selectAll(field: Element): void {
  const input = field instanceof HTMLLabelElement ? field.control : field
  if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) input.select()
}

/** The code that Jest shows is the test's own, not this. */
function atTest(error: Error): Error {
  const trace = error.stack?.split('\n').filter(line => !/\/journeys\/(driver|reach)\.ts/.test(line))
  return Object.assign(error, { stack: trace?.join('\n') })
}

/** Once the page has rest: nobody is so quick as to go back from what was drawn this very moment. */
function goBack(): Promise<void> {
  return new Promise(resolve => requestIdleCallback(() => setTimeout(() => resolve(history.back())), { timeout: 1000 }))
}

/** Milliseconds that a touch has until it counts as lost. */
const HEARD = 2000

/** @param url of the platform, without a slash at its end */
export function take(phone: Phone, url: string): Driver {
  const { page, faults } = phone
  const expected: RegExp[] = []
  const wrongs = () => faults.filter(fault => !expected.some(pattern => pattern.test(fault)))
  const says = () => read(page)

  /** Runs a wait; where it fails, says what was waited for, where the phone stands, and what is there instead. */
  async function patiently<T>(what: string, wait: Promise<T>): Promise<T> {
    try {
      return await wait
    } catch (error) {
      if (page.isClosed()) throw error
      const told = [`The phone ${what}. It stands at ${page.url()} and shows (${await picture(what)}):`, await says()]
      throw atTest(new Error([...told, ...wrongs()].join('\n'), { cause: error }))
    }
  }

  async function touch(name: string | RegExp, roles: readonly string[]): Promise<ElementHandle> {
    const element = await patiently(`cannot tap ${roles.length > 1 ? '' : roles} "${name}"`, reach(page, name, roles))
    for (let times = 1; !(await tapOn(element)) && times < 3 && (await canStillBeTapped(element)); times++)
      console.warn(`A tap on "${name}" was lost`)
    return element
  }

  /** @returns whether the page heard of it: on a machine with too much to do the browser may drop a touch, and a person taps again */
  async function tapOn(element: ElementHandle): Promise<boolean> {
    const { x, y, width, height } = await element.evaluate(listenForTap)
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    const heard = () => page.evaluate(() => globalThis.tapped !== false)
    return until('no click came', heard, HEARD).catch(() => false)
  }

  /** Where something opened over it the touch was heard, however late: a second one would fall on that. */
  const canStillBeTapped = (element: ElementHandle) => element.evaluate(canBeTapped).catch(() => false)

  const tap = async (name: string | RegExp, role?: string) => void (await touch(name, role ? [role] : PRESSED))

  async function type(label: string | RegExp, text: string): Promise<void> {
    const field = await touch(label, TYPED)
    await field.evaluate(selectAll)
    if (text) await page.keyboard.type(text)
    else await page.keyboard.press('Backspace')
  }

  async function pick(label: RegExp, file: string): Promise<void> {
    const [chooser] = await Promise.all([page.waitForFileChooser({ timeout: PATIENCE }), tap(label)])
    await chooser.accept([file])
  }

  const figure = (label: string) =>
    patiently(
      `finds no figure "${label}"`,
      until(label, () => foundInPage(page, { look: figureOf, args: [label] })),
    )

  const arrives = async (path: string) => void (await patiently(`did not reach ${path}`, waitForPage(page, path)))
  const stands = async () => void (await patiently('shows no page', waitForPage(page, '')))

  async function leave(path: string): Promise<void> {
    if (page.url().startsWith(`${url}/`)) await page.evaluate(to => location.assign(`#${to}`), path)
    else await page.goto(`${url}/#${path}`)
  }

  async function sees(...texts: (string | RegExp)[]): Promise<void> {
    for (const text of texts) await patiently(`does not see "${text}"`, waitForDrawn(page, text, true))
  }

  async function misses(...texts: (string | RegExp)[]): Promise<void> {
    for (const text of texts) await patiently(`still sees "${text}"`, waitForDrawn(page, text, false))
  }

  async function picture(name: string): Promise<string> {
    const path = pictureOf(name)
    await page.screenshot({ path })
    return path
  }

  return {
    ...phone,
    open: async path => {
      await leave(path)
      await stands()
    },
    leave,
    reload: async () => {
      await page.reload()
      await stands()
    },
    back: () => page.evaluate(goBack),
    at: () => page.evaluate(() => location.hash.slice(1)),
    arrives,
    tap,
    type,
    pick,
    figure,
    sees,
    misses,
    when: async isSo => void (await patiently('waits in vain', until('it never came', isSo))),
    says,
    expects: pattern => void expected.push(pattern),
    wrongs,
    picture,
  }
}
