/** The catalogs of whatever is open, in lingui's one instance: each unit brings its own, a language at a time. */
import { i18n, type Messages } from '@lingui/core'

/** How a unit loads its words, by catalog: the eight codes and "zh-hant". */
export type WordLoaders = Readonly<Record<string, () => Promise<{ messages: Messages }>>>

/** Loaders of what is open: name, e.g. "shell" or "trade__9ab27e0c11d2" -> by language. */
const open = new Map<string, WordLoaders>()
const loaded = new Set<string>()

async function load(name: string, loaders: WordLoaders, language: string): Promise<void> {
  const key = `${name} ${language}`
  if (loaded.has(key)) return
  const loader = loaders[language]
  if (!loader) throw new Error(`${name} has no words for "${language}"`)
  const { messages } = await loader()
  loaded.add(key)
  i18n.load(language, messages)
}

/** Loads the words of what is being opened, and from now on with every `loadLanguage`. */
export async function addWords(name: string, loaders: WordLoaders, language = i18n.locale): Promise<void> {
  // Entered first: a change of language meanwhile loads the new one for it too.
  open.set(name, loaders)
  await load(name, loaders, language)
}

/** Forgets what is closed: a change of language no longer loads its words. */
export function dropWords(name: string): void {
  open.delete(name)
  for (const key of loaded) if (key.startsWith(`${name} `)) loaded.delete(key)
}

/** Loads a language for everything that is open: call it before `i18n.activate`, so that no screen shows ids. */
export async function loadLanguage(language: string): Promise<void> {
  await Promise.all([...open].map(([name, loaders]) => load(name, loaders, language)))
}
