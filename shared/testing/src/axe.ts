/** Accessibility faults of the present page, found by axe. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import type { Page } from 'puppeteer'

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** What another theme alone can break. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'] as const

/**
 * The kinds of elements that the page draws. Two elements are of one kind if they and their parents have the same tag,
 * classes, role and states: the design system gives both the same colors and names. A screen is of a kind of its own.
 */
export const kindsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const telling =
      /^(?:role|type|class|data-path|aria-(?:checked|current|disabled|expanded|invalid|pressed|selected))$/
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const own = (e: Element | null) => {
      const told = [...(e?.attributes ?? [])].filter(({ name }) => telling.test(name))
      return [e?.tagName, ...told.map(({ name, value }) => `${name}=${value}`), e && hasText(e)].join(' ')
    }
    const seen = [...document.body.querySelectorAll('*')].filter(e => e.checkVisibility({ visibilityProperty: true }))
    return [...new Set(seen.map(e => `${own(e.parentElement)}: ${own(e)}`))]
  })

type AxeOptions = {
  /** These rules alone. */
  only?: readonly string[]
  /** All but these. */
  without?: readonly string[]
  /** Of the elements of this selector the last one that is seen, alone; the whole page where there is none. */
  within?: string
}

/**
 * @returns the serious and critical faults, a line each: the rule, what is wrong, where
 */
export async function findBarriers(
  page: Page,
  { only, without = [], within = '' }: AxeOptions = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const ask = async (values: readonly string[] | undefined, off: readonly string[], within: string) => {
    if (!window.axe) throw new Error('axe did not arrive in the page')
    const seen = within ? [...document.querySelectorAll(within)].filter(e => e.checkVisibility()) : []
    const { violations } = await window.axe.run(seen.at(-1) ?? document, {
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true }, ...Object.fromEntries(off.map(id => [id, { enabled: false }])) },
      ...(values && { runOnly: { type: 'rule', values: [...values] } }),
    })
    return violations.map(({ id, impact, help, nodes }) => ({
      id,
      impact,
      help,
      nodes: nodes.map(n => String(n.target)),
    }))
  }
  const violations = await page.evaluate(ask, only, without, within)
  const found = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) => nodes.map(node => ({ id, help, node })))
  const wrong: boolean[] = []
  for (const { id, node } of found) wrong.push(id !== 'target-size' || (await isSmall(page, node)))
  return found.filter((_, at) => wrong[at]).map(({ id, help, node }) => `${id}: ${help}: ${node}`)
}

/** Also in the middle of the page: at its edge a bar may stand before the most of it. */
const isSmall = (page: Page, node: string): Promise<boolean> =>
  page.evaluate(async selector => {
    const element = document.querySelector(selector)
    if (!element || !window.axe) return true
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { violations } = await window.axe.run(element, { runOnly: { type: 'rule', values: ['target-size'] } })
    return violations.length > 0
  }, node)
