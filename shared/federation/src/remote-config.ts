/** The whole of a remote's webpack.config.ts: `export default remoteConfig(import.meta.dirname)`. */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ModuleFederationPlugin } from '@module-federation/enhanced'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import type { Configuration, Module } from 'webpack'
import { uiFamily } from './families.ts'
import { borrowed } from './share.ts'
import { slimRuntime } from './shell-config.ts'
import { type Mode, readUnit, type Unit } from './unit.ts'
import { common } from './webpack-common.ts'

const routes = (unit: Unit) => path.join(unit.folder, 'src/routes.ts')

const federation = (unit: Unit) =>
  new ModuleFederationPlugin({
    name: unit.fullName,
    filename: 'remoteEntry.js',
    // A variable of the window can be deleted when the release is closed, one of a script cannot.
    library: { type: 'window', name: unit.fullName },
    exposes: { './routes': { import: routes(unit), name: 'routes' } },
    shared: borrowed(unit),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    virtualRuntimeEntry: true,
    experiments: { externalRuntime: true, optimization: slimRuntime },
  })

/** A remote's own copies of parts, for a shell that has other ones, lie in as few files as the shell's. */
const copies = {
  test: /\/shared\/ui\/src\//,
  name: (module: Module) => uiFamily(path.basename(path.dirname(module.nameForCondition() ?? ''))),
  chunks: 'async',
  enforce: true,
} as const

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
      optimization: { ...base.optimization, splitChunks: { cacheGroups: { copies } } },
      plugins: [
        ...(base.plugins ?? []),
        federation(unit),
        ...(served ? [new ReactRefreshPlugin({ overlay: false, library: unit.fullName })] : []),
      ],
    }
  }
