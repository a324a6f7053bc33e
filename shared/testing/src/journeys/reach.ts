/** Finds what a finger can touch, and what an eye can read. */
import { setTimeout } from 'node:timers/promises'
import type { ElementHandle, Page } from 'puppeteer'
import { isFirefox } from '../engines/engine.ts'
import { elementsNamed, escaped, lookFor } from '../engines/named.ts'
import { elementInPage, foundInPage } from './in-page.ts'

/** Milliseconds; long enough for two cores with other work: what comes at all comes in a fraction of it. */
export const PATIENCE = 30_000
const LOOK_AGAIN = 30

export const PRESSED = [
  'button',
  'link',
  'tab',
  'radio',
  'checkbox',
  'switch',
  'menuitem',
  'option',
  'combobox',
  'slider',
]
export const TYPED = ['textbox', 'searchbox', 'spinbutton', 'combobox']

type Look<T> = () => Promise<T | undefined | false> | T | undefined | false

/** Looks again and again, through loads of the page: a look while one begins or ends finds nothing. @throws Error(what) where it never comes */
export async function until<T>(what: string, look: Look<T>, patience = PATIENCE): Promise<T> {
  let cause: unknown
  for (const end = Date.now() + patience; Date.now() < end; await setTimeout(LOOK_AGAIN)) {
    try {
      const found = await look()
      if (found) return found
      cause = undefined
    } catch (error) {
      cause = error
    }
  }
  throw new Error(what, { cause })
}

const quoted = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')
const named = (name: string, roles: readonly string[]) =>
  roles.map(role => `::-p-aria([name="${quoted(name)}"][role="${role}"])`).join(', ')

/**
 * Enabled, and nothing in front of its middle; what is out of sight or under a bar is scrolled to. Of a label with a link in
 * it a finger aims at the box.
 */
export function canBeTapped(element: Element): boolean {
  if (!element.isConnected || element.closest('[inert], [aria-hidden=true]')) return false
  if (element.matches(':disabled, [aria-disabled=true]')) return false
  const { x, y, width, height } = element.getBoundingClientRect()
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  const parts = [element, element.closest('label')]
  if (element.matches('label:has(a, button)')) return false
  const free = top !== null && parts.some(part => part?.contains(top) || (part && top.contains(part)))
  if (!free) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return free
}

/** Not on its way elsewhere: a finger would come down beside it. A page in the background draws no frames: it stands. */
export async function standsStill(element: Element): Promise<boolean> {
  const at = () => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return `${x} ${y} ${width} ${height}`
  }
  const frame = () =>
    new Promise<void>(drawn => {
      requestAnimationFrame(() => drawn())
      globalThis.setTimeout(drawn, 100)
    })
  const before = at()
  await frame()
  await frame()
  return at() === before
}

/** Runs in the page, with the functions that it calls. */
async function firstInReach(selector: string, source: string, flags: string): Promise<Element | undefined> {
  for (const element of elementsNamed(selector, source, flags))
    if (canBeTapped(element) && (await standsStill(element))) return element
  return undefined
}

/** Whose name only the accessibility tree tells. Chromium makes the whole tree for each role that it is asked for: it takes long. */
async function firstInTree(page: Page, name: string, roles: readonly string[]): Promise<ElementHandle | undefined> {
  for (const element of await page.$$(named(name, roles)))
    if (await element.evaluate(canBeTapped).catch(() => false))
      if (await element.evaluate(standsStill).catch(() => false)) return element
  return undefined
}

/** Milliseconds that a tap waits for answers under way: what they bring may move what is tapped. */
const ANSWERS = 500

const answersCame = (page: Page): Promise<unknown> =>
  foundInPage(page, { look: () => !self.asked, args: [], slice: ANSWERS }).catch(() => false)

/** Milliseconds after which the accessibility tree is asked, too. */
const IN_PAGE_ALONE = 500

/**
 * The first of this name that a finger reaches: what lies behind a sheet does not count.
 * @param name the accessible name, exactly; or what the label or the text fits
 */
export async function reach(page: Page, name: string | RegExp, roles: readonly string[]): Promise<ElementHandle> {
  await answersCame(page)
  return until(`nothing called "${name}" can be tapped`, async () => {
    const helpers = { elementsNamed, canBeTapped, standsStill }
    const work = { look: firstInReach, args: lookFor(name, roles), helpers, slice: IN_PAGE_ALONE }
    const element = await elementInPage(page, work)
    if (element || typeof name !== 'string' || isFirefox()) return element ?? undefined
    return firstInTree(page, name, roles)
  })
}

/** Runs in the page: all that is drawn. */
// biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read
export const drawn = (): string => document.body.innerText

/** What is drawn, as text; white space is one space. */
export const read = (page: Page): Promise<string> => page.evaluate(drawn).then(spaced)
export const spaced = (text: string): string => text.replaceAll(/[^\S\n]+/g, ' ')

/** Waits until a text is there, or is gone; any white space matches any. @param says what is drawn */
export async function waitForText(says: () => Promise<string>, text: string | RegExp, there: boolean): Promise<void> {
  await until('the text did not change', async () => {
    const shown = (await says()).replaceAll('\n', ' ')
    return (typeof text === 'string' ? shown.includes(text) : text.test(shown)) === there
  })
}

/** Runs in the page. */
function isDrawn(source: string, flags: string, there: boolean): boolean {
  const shown = spaced(drawn()).replaceAll('\n', ' ')
  return new RegExp(source, flags).test(shown) === there
}

const asPattern = (text: string | RegExp): [source: string, flags: string] =>
  typeof text === 'string' ? [escaped(text), 'u'] : [text.source, text.flags]

/** As `waitForText`, by looks in the page. */
export const waitForDrawn = (page: Page, text: string | RegExp, there: boolean): Promise<true> =>
  until('the text did not change', () =>
    foundInPage(page, { look: isDrawn, args: [...asPattern(text), there], helpers: { drawn, spaced } }),
  )

/** Runs in the page: whether that of this path stands, with nothing before it; '' is any. */
export function standsAt(wanted: string): boolean {
  const shown = [...document.querySelectorAll('#main [data-path]')].find(e => e.checkVisibility())
  const there = shown?.getAttribute('data-path') ?? ''
  const here = location.hash.slice(1).split('?')[0]
  return there === here && (wanted === '' || wanted === there) && !document.getElementById('main')?.inert
}

/** Waits until a page stands for the address. @param path which one; '' is any */
export const waitForPage = (page: Page, path: string): Promise<true> =>
  until(`no page stands for "${path}"`, () => foundInPage(page, { look: standsAt, args: [path] }))
