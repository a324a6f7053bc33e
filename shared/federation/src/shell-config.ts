/** The whole of shell/webpack.config.ts: `export default shellConfig(import.meta.dirname)`. */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ConsumeSharedPlugin, ModuleFederationPlugin, ProvideSharedPlugin } from '@module-federation/enhanced'
import { releaseUrl } from '@shared/contract/release'
import webpack, { type Configuration } from 'webpack'
import { counted } from './counted-plugin.ts'
import { FamilyChunksPlugin, lentChunk, lentGroups } from './family-chunks.ts'
import { billOf } from './sbom.ts'
import { familyOf, type Lent, lent } from './share.ts'
import { slimShell } from './slim-runtime.ts'
import { type Mode, readUnit, type Unit } from './unit.ts'
import { common, ownStyles } from './webpack-common.ts'
import { readPackage, webpackPath } from './workspace.ts'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** The signed config replaces the manifest, and the shell opens what it names by itself: the runtime only lends. */
export const slimRuntime = { disableSnapshot: true, disableRemote: true, target: 'web' } as const

const provides = (modules: Record<string, Lent>) =>
  Object.fromEntries(
    Object.entries(modules).map(([shareKey, { version, singleton, file }]) => [
      webpackPath(file),
      { shareKey, version, singleton },
    ]),
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
    runtimePlugins: [here('runtime/lend-core.ts')],
    experiments: { optimization: slimRuntime },
  }),
  new ConsumeSharedPlugin({ consumes: {} }),
  new FamilyChunksPlugin(key => lentChunk(familyOf(key))),
  new ProvideSharedPlugin({ provides: provides(lent(unit)) }),
]

/** Its catalogs hold the words of the design system, too. */
const carries = (folder: string) => ['shell', '@shared/ui'].includes(readPackage(folder).name)

const keysOf = ({ trusted }: Unit) => new webpack.DefinePlugin({ __TRUSTED_KEYS__: JSON.stringify(trusted) })

/** What only a shell brings that is served from source; none of it is in a build. */
const forDevelopment = ['signed-in', 'refresh', 'compile-errors', 'ask-before-reload'].map(name =>
  here(`runtime/${name}.ts`),
)
const tokenOfPage = () => new webpack.DefinePlugin({ __DEV_TOKEN__: JSON.stringify(process.env.DEV_TOKEN ?? '') })

/** The shell's build, by mode; `served` is for the development server alone. */
export const shellConfig =
  (folder: string) =>
  (mode: Mode, served = false): Configuration => {
    const unit = readUnit(folder, mode)
    const words = unit.carried.filter(carries).map(carried => path.join(carried, 'src', path.sep))
    const base = common(unit, file => words.some(carried => file.startsWith(carried)), served)
    return {
      ...base,
      entry: { main: [...(served ? forDevelopment : []), './src/main.ts'] },
      output: { ...base.output, publicPath: served ? 'auto' : releaseUrl('shell', unit.release, '') },
      module: { rules: [...(base.module?.rules ?? []), ownStyles(unit)] },
      optimization: { ...base.optimization, splitChunks: { cacheGroups: lentGroups } },
      plugins: [
        ...(base.plugins ?? []),
        keysOf(unit),
        slimShell(),
        ...federation(unit),
        ...counted(unit, served),
        ...(served ? [tokenOfPage()] : billOf(unit)),
      ],
    }
  }
