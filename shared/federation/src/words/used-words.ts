/**
 * Refuses a build whose code asks for a message that is in no catalog: production carries ids alone, so the screen would
 * show "nuBbBr". Extraction was forgotten; the catalogs themselves cannot tell.
 */
import { readFile } from 'node:fs/promises'
import { transform } from '@swc/core'
import type { Compiler, LoaderContext, Module } from 'webpack'
import { swcOptions } from '../swc.ts'
import { plainPath } from '../workspace.ts'
import { readWords } from './catalog.ts'
import { source } from './languages.ts'

/** What the macro leaves behind: a descriptor after its mark, or the properties of a <Trans>. */
const messageId = /(?:\/\*i18n\*\/\s*\{|\(Trans_\w*,\s*\{)\s*id: "([^"]+)"/g

/** Loader, after the macro: notes the ids that a module asks for. */
// biome-ignore lint/style/noDefaultExport: webpack asks a loader for its default export
export default function usedWordsLoader(this: LoaderContext<object>, code: string, map: string): void {
  const ids = [...code.matchAll(messageId)].flatMap(([, id]) => id ?? [])
  if (this._module && ids.length > 0) Object.assign(this._module.buildInfo ?? {}, { words: ids })
  this.callback(null, code, map)
}

/** What the macro leaves behind for development. */
const withText = /id: "([^"]+)",\s*message: "((?:[^"\\]|\\.)*)"/g

/** The same ids with the texts that stand in the source file. */
async function inWords(file: string, ids: readonly string[]): Promise<string> {
  const { code } = await transform(await readFile(file, 'utf8'), { ...swcOptions('development'), filename: file })
  const texts = new Map([...code.matchAll(withText)].map(([, id, text]) => [id, text]))
  return ids.map(id => (texts.has(id) ? `"${texts.get(id)}", id ${id}` : id)).join(', ')
}

const wordsOf = (module: Module): string[] => Reflect.get(module.buildInfo ?? {}, 'words') ?? []

export class UsedWordsPlugin {
  readonly #unitFolder: string
  readonly #carries: (file: string) => boolean

  /** @param carries whether the unit's catalogs hold the words of this file */
  constructor(unitFolder: string, carries: (file: string) => boolean) {
    this.#unitFolder = unitFolder
    this.#carries = carries
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('UsedWordsPlugin', compilation => {
      compilation.hooks.finishModules.tapPromise('UsedWordsPlugin', async modules => {
        const words = await readWords(this.#unitFolder, source)
        for (const module of modules) {
          const file = plainPath(module.nameForCondition() ?? '')
          const unknown = this.#carries(file) ? wordsOf(module).filter(id => !(id in words)) : []
          if (unknown.length === 0) continue
          const missing = await inWords(file, unknown)
          throw new Error(`${file} asks for ${missing}, in no catalog yet: run "pnpm words extract"`)
        }
      })
    })
  }
}
