/** Puts what the shell lends into one chunk per family, and shares between them and the shell's start what both use. */
import type { AsyncDependenciesBlock, Chunk, ChunkGraph, Compiler, Module } from 'webpack'
import { type Family, families } from './families.ts'

const plugin = 'LentChunksPlugin'

/** Name of the chunk through which a family is lent. */
export const lentChunk = (family: Family): string => `lent-${family}`

/** Names the chunk behind each module that is lent; federation itself would make a nameless one for every key. */
export class LentChunksPlugin {
  readonly #familyOf: (key: string) => Family

  constructor(familyOf: (key: string) => Family) {
    this.#familyOf = familyOf
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(plugin, compilation => {
      compilation.hooks.succeedModule.tap(plugin, module => {
        if (module.type !== 'provide-module') return
        const name = lentChunk(this.#familyOf(Reflect.get(module, '_name')))
        for (const block of module.blocks as AsyncDependenciesBlock[]) block.groupOptions = { name }
      })
    })
  }
}

type Context = { chunkGraph: ChunkGraph }

const chunkNames = (module: Module, { chunkGraph }: Context): Set<string> =>
  new Set([...chunkGraph.getModuleChunksIterable(module)].flatMap(({ name }: Chunk) => name ?? []))

/** The file that a module goes to; undefined leaves it where it is. */
function fileOf(module: Module, context: Context): string | undefined {
  const names = chunkNames(module, context)
  const lending = families.filter(family => names.has(lentChunk(family)))
  const [first] = lending
  if (first === 'libraries' || first === 'surface') return first
  if (names.has('bootstrap')) return lending.length > 0 ? 'surface' : undefined
  return lending.length > 1 ? 'ui-base' : first
}

const group = (name: string) => ({
  name,
  test: (module: Module, context: Context) => fileOf(module, context) === name,
  chunks: 'async' as const,
  enforce: true,
})

/** For `optimization.splitChunks.cacheGroups`: every module that is lent lies in one file, whoever else uses it. */
export const lentGroups = Object.fromEntries([...families, 'ui-base'].map(name => [name, group(name)]))
