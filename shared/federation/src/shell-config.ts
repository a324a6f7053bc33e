/** The whole of shell/webpack.config.ts: `export default shellConfig(import.meta.dirname)`. */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ConsumeSharedPlugin, ModuleFederationPlugin, ProvideSharedPlugin } from '@module-federation/enhanced'
import type { ChunkGraph, Configuration, Module } from 'webpack'
import { type Lent, lent } from './share.ts'
import { uiChunk } from './ui-chunks.ts'
import { type Mode, readUnit, type Unit } from './unit.ts'
import { common } from './webpack-common.ts'
import { workspaceRoot } from './workspace.ts'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** The signed config replaces the manifest, so the runtime needs neither it nor what reads it. */
export const slimRuntime = { disableSnapshot: true, target: 'web' } as const

const provides = (modules: Record<string, Lent>) =>
  Object.fromEntries(
    Object.entries(modules).map(([shareKey, { version, singleton, file }]) => [file, { shareKey, version, singleton }]),
  )

/**
 * The shell only lends: it uses its own modules directly, which spares a second chunk of each and every detour at start.
 * The consuming half stands here for its runtime, which is the one that registers what is lent.
 */
const federation = (unit: Unit) => [
  new ModuleFederationPlugin({
    name: unit.fullName,
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    virtualRuntimeEntry: true,
    runtimePlugins: [here('runtime/check-entry.ts'), here('runtime/lend-core.ts')],
    experiments: { optimization: slimRuntime },
  }),
  new ConsumeSharedPlugin({ consumes: {} }),
  new ProvideSharedPlugin({ provides: provides(lent(unit)) }),
]

/** Whether the start of the shell loads this module. */
const atStart = (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
  [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === 'bootstrap')

const isLibrary = (module: Module) => /\/node_modules\//.test(module.nameForCondition() ?? '')
/** Every remote uses these: all of their doors lie in one file, used at the start or not. */
const isEverywhere = (module: Module) =>
  /\/node_modules\/(jotai|@lingui|@tanstack)\//.test(module.nameForCondition() ?? '')

/**
 * What the start needs lies in few files, each module once: the libraries, and what the shell both uses and lends. What is
 * only lent has a file of its own, fetched when a remote asks for it; the design system's parts come by their use.
 */
const chunks = {
  libraries: {
    test: (module: Module, context: { chunkGraph: ChunkGraph }) =>
      isEverywhere(module) || (isLibrary(module) && atStart(module, context)),
    name: 'libraries',
    chunks: 'async',
    enforce: true,
  },
  surface: { test: atStart, name: 'surface', chunks: 'async', minChunks: 2, enforce: true },
  parts: { test: /\/shared\/ui\/src\//, name: uiChunk, chunks: 'async', enforce: true, priority: 1 },
} as const

/** The shell's build, by mode. */
export const shellConfig =
  (folder: string) =>
  (mode: Mode): Configuration => {
    const unit = readUnit(folder, mode)
    const words = [path.join(unit.folder, 'src'), path.join(workspaceRoot, 'shared/ui/src')]
    const base = common(unit, file => words.some(carried => file.startsWith(carried)))
    return {
      ...base,
      entry: { main: './src/main.ts' },
      output: { ...base.output, publicPath: `/r/shell/${unit.release}/` },
      optimization: { ...base.optimization, splitChunks: { cacheGroups: chunks } },
      plugins: [...(base.plugins ?? []), ...federation(unit)],
    }
  }
