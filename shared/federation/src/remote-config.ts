/** The whole of a remote's webpack.config.ts: `export default remoteConfig(import.meta.dirname)`. */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ConsumeSharedPlugin, ModuleFederationPlugin } from '@module-federation/enhanced'
import webpack, { type Configuration } from 'webpack'
import { counted } from './counted-plugin.ts'
import { ownFamily } from './families.ts'
import { FamilyChunksPlugin, ownChunk } from './family-chunks.ts'
import { licences } from './licences.ts'
import { billOf } from './sbom.ts'
import { borrowed, familyOf } from './share.ts'
import { slimRuntime } from './shell-config.ts'
import { slimRemote } from './slim-runtime.ts'
import { type Mode, readUnit, type Unit } from './unit.ts'
import { common } from './webpack-common.ts'

const routes = (unit: Unit) => path.join(unit.folder, 'src/routes.ts')

/** A remote only borrows: what it carries copies of is for itself, never lent on. */
const federation = (unit: Unit) => [
  new ModuleFederationPlugin({
    name: unit.fullName,
    filename: 'remoteEntry.js',
    // A variable of the window can be deleted when the release is closed, one of a script cannot.
    library: { type: 'window', name: unit.fullName },
    exposes: { './routes': { import: routes(unit), name: 'routes' } },
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    virtualRuntimeEntry: true,
    experiments: { externalRuntime: true, optimization: slimRuntime },
  }),
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
    const titles = {
      test: routes(unit),
      enforce: 'pre' as const,
      use: [{ loader: fileURLToPath(new URL('routes-loader.ts', import.meta.url)) }],
    }
    return {
      ...base,
      entry: {},
      output: { ...base.output, publicPath: 'auto' },
      module: { rules: [...(base.module?.rules ?? []), titles] },
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
