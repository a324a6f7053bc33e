/** Webpack loader of a catalog: `./locales/jp.po` becomes a module; `./locales/zh-cn.po?zh-hant` is the derived language. */
import path from 'node:path'
import type { LoaderContext } from 'webpack'
import { compileWords, readWords } from './catalog.ts'
import { languages, source } from './languages.ts'

export interface PoOptions {
  unitFolder: string
  /** English stands where a translation is missing. */
  lenient?: boolean
  /** English is drawn as a language that nobody speaks. */
  pseudo?: boolean
}

// biome-ignore lint/style/noDefaultExport: webpack asks a loader for its default export
export default async function poLoader(this: LoaderContext<PoOptions>): Promise<string> {
  const { unitFolder, lenient, pseudo = false } = this.getOptions()
  const locale = this.resourceQuery.slice(1) || path.basename(this.resourcePath, '.po')
  const language = languages.find(known => known === locale)
  if (!language) throw new Error(`${this.resource}: "${locale}" is none of ${languages.join(' ')}`)
  this.addDependency(path.join(unitFolder, 'src/locales/en-us.po'))
  const words = await readWords(unitFolder, language, lenient)
  return compileWords(unitFolder, language, words, pseudo && language === source)
}
