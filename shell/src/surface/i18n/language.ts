/** The present language: from the device at start, changed without a reload. */
import { i18n } from '@lingui/core'
import { type LanguageCode, languageCode } from '@shared/contract/config'
import { type Atom, atom, getDefaultStore, useAtomValue } from 'jotai'
import * as v from 'valibot'
import { device } from '../../browser/storage.ts'
import { loadLanguage } from '../../remotes/words.ts'
import { type Choice, type Chosen, chosen, type Script, scriptOf } from './languages.ts'

const LANG = 'lang'
const SCRIPT = 'lang-script'

const store = getDefaultStore()

function storedScript(): Script {
  const script = device.get(SCRIPT)
  return script === 'hans' || script === 'hant' ? script : scriptOf(navigator.languages)
}

/** Anything unknown counts as English; a phone's own language is offered, never taken. */
function stored(): Chosen {
  const code = device.get(LANG)
  return chosen(v.is(languageCode, code) ? code : 'en-us', storedScript())
}

const state = atom(chosen('en-us', 'hans'))
export const languageAtom: Atom<Chosen> = atom(get => get(state))
export const language = (): Chosen => store.get(state)
/** Of the present language, for Accept-Language and Intl. */
export const bcp47 = (): Chosen['bcp47'] => language().bcp47

/** What a screen knows of the language. */
export const useLanguage = (): Choice & Pick<Chosen, 'bcp47'> => useAtomValue(languageAtom, { store })

/** Calls back after each change. @returns ends it */
export const onLanguage = (changed: () => void): (() => void) => store.sub(state, changed)

/** Makes the stored language the present one: before any words are loaded. */
export function startLanguages(): void {
  const begun = stored()
  i18n.load(begun.locale, {})
  show(begun)
}

function show(next: Chosen): void {
  i18n.activate(next.locale, next.bcp47)
  const root = document.documentElement
  root.lang = next.bcp47
  root.dataset.lang = next.bcp47
  store.set(state, next)
}

let changes = 0

/**
 * Changes the language: first the words of all that is open, then everything at once. The last change wins.
 * Rejects, and changes nothing, where a catalog could not be loaded.
 * @param script of zh-cn; without it the last one, else the phone's
 */
export async function setLanguage(code: LanguageCode, script?: Script): Promise<void> {
  const next = chosen(code, script ?? storedScript())
  if (!(await loaded(next))) return
  device.set(LANG, code)
  if (next.script) device.set(SCRIPT, next.script)
  show(next)
}

/** False where another change came after it. */
async function loaded({ locale }: Chosen): Promise<boolean> {
  const mine = ++changes
  await loadLanguage(locale)
  return mine === changes
}

/**
 * Shows a language to who never chose one, e.g. that of a link which somebody sent: until the page is loaded anew, since
 * it is kept nowhere. Where a catalog could not be loaded, or the code is none of ours, the present one stays.
 */
export async function suggestLanguage(code: string | undefined): Promise<void> {
  if (!v.is(languageCode, code) || v.is(languageCode, device.get(LANG)) || code === language().code) return
  const next = chosen(code, storedScript())
  if (await loaded(next).catch(() => false)) show(next)
}
