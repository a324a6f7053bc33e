/**
 * The choices of this device: appearance and hidden balances.
 *
 * `localStorage['ui.appearance.v1']` is JSON, `{"theme":"system"|"light"|"dark","updown":"auto"|"green-up"|"red-up",
 * "textSize":1|1.12|1.25}`; a missing or unknown field counts as its first value. On `<html>` that becomes
 * `data-theme="dark"|"light"` (system: light only where `prefers-color-scheme: light` matches, else dark),
 * `data-updown="green-up"|"red-up"` (auto: red-up where the language is zh, ja or ko) and `--text-scale`. The inline script
 * of index.html does the same before the first paint.
 * `localStorage['ui.hideBalances.v1']` and `localStorage['ui.haptics.v1']` are JSON, `true` or `false`.
 */
import { getDefaultStore } from 'jotai'
import { deviceAtom } from './device-atom.ts'

export { deviceAtom } from './device-atom.ts'

export const appearanceKey = 'ui.appearance.v1'
export const hapticsKey = 'ui.haptics.v1'
export const hideBalancesKey = 'ui.hideBalances.v1'

const themes = ['system', 'light', 'dark'] as const
const updowns = ['auto', 'green-up', 'red-up'] as const
const textSizes = [1, 1.12, 1.25] as const

export interface Appearance {
  theme: (typeof themes)[number]
  updown: (typeof updowns)[number]
  textSize: (typeof textSizes)[number]
}

const oneOf = <T,>(allowed: readonly [T, ...T[]], value: unknown): T =>
  allowed.find(known => known === value) ?? allowed[0]

function parseAppearance(stored: unknown): Appearance {
  const { theme, updown, textSize }: Partial<Record<keyof Appearance, unknown>> = Object(stored)
  return { theme: oneOf(themes, theme), updown: oneOf(updowns, updown), textSize: oneOf(textSizes, textSize) }
}

/** Theme, colour of a rise, size of text. */
export const appearanceAtom = deviceAtom(appearanceKey, parseAppearance)

/** Whether the phone vibrates for what a finger does: yes, until turned off. */
export const hapticsAtom = deviceAtom(hapticsKey, stored => stored !== false)

/** Whether amounts of money show as dots. */
export const hideBalancesAtom = deviceAtom(hideBalancesKey, stored => stored === true)

const lightSystem = () => matchMedia('(prefers-color-scheme: light)')
const redUp = /^(zh|ja|ko)\b/

function draw({ theme, updown, textSize }: Appearance, lang: string): void {
  const page = document.documentElement
  page.dataset.theme = theme === 'system' ? (lightSystem().matches ? 'light' : 'dark') : theme
  page.dataset.updown = updown === 'auto' ? (redUp.test(lang) ? 'red-up' : 'green-up') : updown
  page.style.setProperty('--text-scale', String(textSize))
}

/**
 * Puts the chosen appearance on `<html>` and keeps it there as the choice or the system's theme changes.
 * @param lang BCP 47 tag of the page (`ja-JP`): decides who sees a rise in red while nobody chose
 * @param store the jotai store the page uses
 * @returns ends the watching; call it before applying another language
 */
export function applyAppearance(lang: string, store = getDefaultStore()): () => void {
  const system = lightSystem()
  const redraw = () => draw(store.get(appearanceAtom), lang)
  const unsubscribe = store.sub(appearanceAtom, redraw)
  system.addEventListener('change', redraw)
  redraw()
  return () => {
    unsubscribe()
    system.removeEventListener('change', redraw)
  }
}
