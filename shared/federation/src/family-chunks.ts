/** Puts what is lent, and a remote's own copies of it, into one chunk per family instead of one per module. */
import type { AsyncDependenciesBlock, Chunk, ChunkGraph, Compiler, Module } from 'webpack'
import { type Family, families } from './families.ts'

const plugin = 'FamilyChunksPlugin'

/** Name of the chunk through which the shell lends a family. */
export const lentChunk = (family: Family): string => `lent-${family}`
/** Name of the chunk with a remote's own copies, for a shell that has other ones. */
export const ownChunk = (family: Family): string => `own-${family}`

/** The share key of a module that federation lends or borrows; undefined for any other. */
export function shareKeyOf(module: Module): string | undefined {
  if (module.type === 'provide-module') return Reflect.get(module, '_name')
  if (module.type === 'consume-shared-module') return Reflect.get(module, 'options').shareKey
  return undefined
}

/** Names the chunk behind each module that is shared: the runtime would else load, and name, a file for every key. */
export class FamilyChunksPlugin {
  readonly #chunkOf: (key: string) => string

  constructor(chunkOf: (key: string) => string) {
    this.#chunkOf = chunkOf
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(plugin, compilation => {
      compilation.hooks.succeedModule.tap(plugin, module => {
        const key = shareKeyOf(module)
        if (key === undefined) return
        for (const block of module.blocks as AsyncDependenciesBlock[]) block.groupOptions = { name: this.#chunkOf(key) }
      })
    })
  }
}

type Context = { chunkGraph: ChunkGraph }

const chunkNames = (module: Module, { chunkGraph }: Context): Set<string> =>
  new Set([...chunkGraph.getModuleChunksIterable(module)].flatMap(({ name }: Chunk) => name ?? []))

/** Decimals. */
const counts = (module: Module) => /\/(big\.js|shared\/money)\//.test(module.nameForCondition() ?? '')

/** The file that a module goes to; undefined leaves it where it is. */
function fileOf(module: Module, context: Context): string | undefined {
  const names = chunkNames(module, context)
  const lending = families.filter(family => names.has(lentChunk(family)))
  // Few screens show what somebody wrote: the parts that it shares stay with whoever else lends them.
  const parts = lending.length > 1 ? lending.filter(family => family !== 'rich-text') : lending
  const [first] = parts
  if (first === 'start' || names.has('bootstrap')) return 'start'
  // Every screen borrows the first, and whatever counts the frame. What only forms and overlays share (Base UI) must not come
  // with a picture without both.
  if (first === 'ui-first' || first === 'ui-frame' || parts.length < 2) return first
  return counts(module) ? 'ui-frame' : 'ui-controls'
}

const group = (name: string) => ({
  name,
  test: (module: Module, context: Context) => fileOf(module, context) === name,
  chunks: 'async' as const,
  enforce: true,
})

/** For `optimization.splitChunks.cacheGroups`: every module that is lent lies in one file, whoever else uses it. */
export const lentGroups = Object.fromEntries([...families, 'ui-controls'].map(name => [name, group(name)]))
