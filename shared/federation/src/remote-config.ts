/** The whole of a remote's webpack.config.ts: `export default remoteConfig(import.meta.dirname)`. */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ConsumeSharedPlugin, ModuleFederationPlugin } from '@module-federation/enhanced'
import webpack, { type Configuration, type RuleSetRule } from 'webpack'
import { counted } from './counted-plugin.ts'
import { ownFamily } from './families.ts'
import { FamilyChunksPlugin, ownChunk } from './family-chunks.ts'
import { licences } from './licences.ts'
import { billOf } from './sbom.ts'
import { borrowed, familyOf } from './share.ts'
import { slimRuntime } from './shell-config.ts'
import { slimRemote } from './slim-runtime.ts'
import { type Mode, readUnit, type Unit } from './unit.ts'
import { common, ownStyles } from './webpack-common.ts'

const routes = (unit: Unit) => path.join(unit.folder, 'src/routes.ts')

/** What module federation is told of any remote. */
export const federated = (unit: Unit) => ({
  name: unit.fullName,
  filename: 'remoteEntry.js',
  // A variable of the window can be deleted when the release is closed, one of a script cannot.
  library: { type: 'window', name: unit.fullName },
  exposes: { './routes': { import: routes(unit), name: 'routes' } },
  shareStrategy: 'loaded-first' as const,
  manifest: false,
  dts: false,
  virtualRuntimeEntry: true,
  experiments: { externalRuntime: true, optimization: slimRuntime },
})

const noCore = ({ fullName }: Unit) =>
  `${fullName} borrows the federation runtime of its host, and there is none: see docs/foreign.md of the platform`

/** A host that lends no runtime core is told so, by name, instead of by what would break first. */
export const needsCore = (unit: Unit) =>
  new webpack.BannerPlugin({
    banner: `if(!self._FEDERATION_RUNTIME_CORE)throw Error(${JSON.stringify(noCore(unit))});`,
    raw: true,
    include: 'remoteEntry.js',
  })

/** Each screen's chunk is named, and the catalogs are loaded beside the routes (routes-loader.ts). */
export const routesRule = (unit: Unit): RuleSetRule => ({
  test: routes(unit),
  enforce: 'pre',
  use: [{ loader: fileURLToPath(new URL('routes-loader.ts', import.meta.url)) }],
})

/** A remote only borrows: what it carries copies of is for itself, never lent on. */
const federation = (unit: Unit) => [
  new ModuleFederationPlugin(federated(unit)),
  needsCore(unit),
  new ConsumeSharedPlugin({ consumes: borrowed(unit) }),
  new FamilyChunksPlugin(key => ownChunk(ownFamily(familyOf(key)))),
]

/** For the code that shows them: a module that names none of it carries none. */
const facts = () => new webpack.DefinePlugin({ __LICENCES__: JSON.stringify(licences()) })

/** The page's, which the shell brings (runtime/refresh.ts). */
const refreshOfPage =
  ({ fullName }: Unit) =>
  async ({ request = '' }) =>
    /react-refresh\/runtime(\.js)?$/.test(request) ? `var __refreshOf("${fullName}")` : undefined

/** A remote's build, by mode; `served` is for the development server alone. */
export const remoteConfig =
  (folder: string) =>
  (mode: Mode, served = false): Configuration => {
    const unit = readUnit(folder, mode)
    const sources = path.join(unit.folder, 'src')
    const base = common(unit, file => file.startsWith(sources), served)
    return {
      ...base,
      entry: {},
      output: { ...base.output, publicPath: 'auto' },
      module: { rules: [...(base.module?.rules ?? []), ownStyles(unit), routesRule(unit)] },
      // What screens share lies in one file, whoever wrote it: a release is cached whole, so a library apart gains nothing.
      optimization: { ...base.optimization, splitChunks: { cacheGroups: { defaultVendors: false } } },
      plugins: [
        ...(base.plugins ?? []),
        facts(),
        slimRemote(),
        ...federation(unit),
        ...counted(unit, served),
        ...(served ? [] : billOf(unit)),
      ],
      externals: served ? [refreshOfPage(unit)] : [],
    }
  }
