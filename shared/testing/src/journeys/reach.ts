/** Finds what a finger can touch, and what an eye can read. */
import { setTimeout } from 'node:timers/promises'
import type { ElementHandle, Page } from 'puppeteer'

/** Milliseconds; long enough for two busy cores: what comes at all comes in a fraction of it. */
export const PATIENCE = 10_000
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

/** Enabled, and nothing in front of its middle; what is out of sight or under a bar is scrolled to. */
export function canBeTapped(element: Element): boolean {
  if (!element.isConnected || element.closest('[inert], [aria-hidden=true]')) return false
  if (element.matches(':disabled, [aria-disabled=true]')) return false
  const { x, y, width, height } = element.getBoundingClientRect()
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  const parts = [element, element.closest('label')]
  const free = top !== null && parts.some(part => part?.contains(top) || (part && top.contains(part)))
  if (!free) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return free
}

const anything =
  'button, a[href], label, input, [role=tab], [role=radio], [role=checkbox], [role=switch], [role=option], [role=slider]'

/** Whose label or text fits, seen in one look: between two the page may have changed. */
async function fitting(page: Page, { source, flags }: RegExp): Promise<ElementHandle[]> {
  const found = await page.evaluateHandle(
    (selector, source, flags) => {
      const name = new RegExp(source, flags)
      const nameOf = (e: Element) =>
        e.getAttribute('aria-label') ?? (e instanceof HTMLInputElement ? e.labels?.[0] : e)?.textContent ?? ''
      return [...document.querySelectorAll(selector)].filter(e => name.test(nameOf(e).replaceAll(/\s+/g, ' ').trim()))
    },
    anything,
    source,
    flags,
  )
  const handles = await found.getProperties()
  return [...handles.values()].flatMap(handle => (handle.asElement() as ElementHandle | null) ?? [])
}

/** Not on its way elsewhere: a finger would come down beside it. A page in the background draws no frames: it stands. */
async function standsStill(element: Element): Promise<boolean> {
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

/**
 * The first of this name that a finger reaches: what lies behind a sheet does not count.
 * @param name the accessible name, exactly; or what the label or the text fits
 */
export const reach = (page: Page, name: string | RegExp, roles: readonly string[]): Promise<ElementHandle> =>
  until(`nothing called "${name}" can be tapped`, async () => {
    for (const element of await (typeof name === 'string' ? page.$$(named(name, roles)) : fitting(page, name)))
      if (await element.evaluate(canBeTapped).catch(() => false))
        if (await element.evaluate(standsStill).catch(() => false)) return element
    return undefined
  })

/** What is drawn, as text; white space is one space. */
export const read = (page: Page): Promise<string> =>
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read
  page.evaluate(() => document.body.innerText).then(text => text.replaceAll(/[^\S\n]+/g, ' '))

/** Waits until a text is there, or is gone; any white space matches any. */
export async function waitForText(page: Page, text: string | RegExp, there: boolean): Promise<void> {
  await until('the text did not change', async () => {
    const shown = (await read(page)).replaceAll('\n', ' ')
    return (typeof text === 'string' ? shown.includes(text) : text.test(shown)) === there
  })
}

/** Waits until a page stands for the address, with nothing before it. @param path which one; '' is any */
export const waitForPage = (page: Page, path: string) =>
  page.waitForFunction(
    wanted => {
      const shown = [...document.querySelectorAll('#main [data-path]')].find(e => e.checkVisibility())
      const there = shown?.getAttribute('data-path') ?? ''
      const here = location.hash.slice(1).split('?')[0]
      return there === here && (wanted === '' || wanted === there) && !document.getElementById('main')?.inert
    },
    { timeout: PATIENCE },
    path,
  )
