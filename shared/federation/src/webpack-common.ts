/** What the shell's and a remote's build have in common. */
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import TerserPlugin from 'terser-webpack-plugin'
import webpack, { type Configuration, type RuleSetRule } from 'webpack'
import { browsers, cssTargets } from './browsers.ts'
import { classIn } from './class-in.ts'
import { IntegrityPlugin } from './integrity-plugin.ts'
import { OneSharePlugin } from './one-share-plugin.ts'
import { productionRouter, slimLibraries } from './slim-libraries.ts'
import { slimIcons } from './slim-runtime.ts'
import { StableIdPlugin } from './stable-id-plugin.ts'
import { StableOrderPlugin } from './stable-order-plugin.ts'
import type { Options as StyleOptions } from './styles/own-styles-loader.ts'
import { swcOptions } from './swc.ts'
import { isShell, type Unit } from './unit.ts'
import { UsedWordsPlugin } from './words/used-words.ts'

const require = createRequire(import.meta.url)
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** Milliseconds until a chunk that does not answer counts as failed. */
const chunkLoadTimeout = 20_000

/** Of libraries, not of packages of ours, wherever pnpm puts them. */
const foreign = /\/node_modules\/(?!\.pnpm\/|@shared\/|shell\/)/

const scripts = ({ mode }: Unit, refresh: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: foreign,
  use: [
    { loader: here('words/used-words.ts') },
    { loader: require.resolve('swc-loader'), options: swcOptions(mode, refresh) },
  ],
})

const styles = (unit: Unit): RuleSetRule => ({
  test: /\.css$/,
  use: [
    { loader: MiniCssExtractPlugin.loader },
    {
      loader: require.resolve('css-loader'),
      options: {
        modules: {
          auto: true,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          ...(unit.mode === 'production'
            ? { getLocalIdent: classIn(unit) }
            : { localIdentName: '[path][name]__[local]' }),
        },
      },
    },
  ],
})

/** What a stylesheet may do: the gate asks the same of what was built. */
export const ownStyles = (unit: Unit): RuleSetRule => ({
  test: /\.css$/,
  enforce: 'pre',
  use: [{ loader: here('styles/own-styles-loader.ts'), options: { global: isShell(unit) } satisfies StyleOptions }],
})

/** A release is scripts and stylesheets alone: what CSS or code shows lies inside them, since no hash guards an image. */
const pictures: RuleSetRule = { test: /\.(svg|png|jpe?g|webp|avif|gif|woff2)$/, type: 'asset/inline' }

/** A unit's catalogs, a module each. */
export const words = ({ folder, lenient, pseudo }: Unit): RuleSetRule => ({
  test: /\.po$/,
  type: 'javascript/auto',
  use: [{ loader: here('words/po-loader.ts'), options: { unitFolder: folder, lenient, pseudo } }],
})

/** Tables of calls and formulas do nothing by being imported: what a screen does not name is left out. */
const tables: RuleSetRule = { test: /[/@]shared\/(contract|money|format)\/src\//, sideEffects: false }

const schemas: RuleSetRule = {
  test: /[/@]shared\/contract\/src\//,
  enforce: 'pre',
  use: [{ loader: here('pure-loader.ts') }],
}

/**
 * The cascade's order stands in every stylesheet, since the browser takes it from whichever comes first. Before minifying:
 * lightningcss keeps what the order needs.
 */
const layers = () => new webpack.BannerPlugin({ banner: '@layer tokens, parts, screens;', raw: true, test: /\.css$/ })

const minimizer = () => [
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    minimizerOptions: { compress: { passes: 3 } },
    extractComments: false,
    parallel: false,
  }),
  new TerserPlugin({
    test: /\.css$/,
    minify: TerserPlugin.lightningCssMinify,
    minimizerOptions: { targets: cssTargets },
    parallel: false,
  }),
]

/** Two releases of a unit live in one page only if each of these names holds the release. */
export const namedOutput = ({ fullName }: Unit) => ({
  // No hash: the folder is immutable. One here would also reach the code, and through it the mangled names, from paths.
  filename: '[name].js',
  uniqueName: fullName,
  chunkLoadingGlobal: `chunks:${fullName}`,
  hashSalt: fullName,
  chunkLoadTimeout,
  // A module that threw as it loaded, since what it borrows did not come, is run anew the second time. Else it would come
  // half-initialised; with `strictModuleErrorHandling` it would throw the same error for ever.
  strictModuleExceptionHandling: true,
})

/** One name for all units: the page has one React Refresh (runtime/refresh.ts). */
const refresh = () => new ReactRefreshPlugin({ overlay: false, library: 'page' })

/**
 * @param carriesWordsOf whether the unit's catalogs hold the words of a source file
 * @param served true under the development server: no hashes, since files change, and React components refreshed in place
 */
export function common(unit: Unit, carriesWordsOf: (file: string) => boolean, served = false): Configuration {
  const production = unit.mode === 'production'
  return {
    name: unit.fullName,
    mode: unit.mode,
    context: unit.folder,
    target: `browserslist:${browsers.join(', ')}`,
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    cache: served ? { type: 'memory' } : false,
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
    output: {
      path: path.join(unit.folder, 'dist', unit.release),
      ...namedOutput(unit),
    },
    module: { rules: [scripts(unit, served), styles(unit), pictures, words(unit), tables, schemas, ...slimLibraries] },
    resolve: { alias: production && isShell(unit) ? productionRouter(unit) : {} },
    optimization: { minimizer: minimizer(), moduleIds: 'deterministic', chunkIds: 'deterministic' },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].css' }),
      layers(),
      new StableIdPlugin(),
      new StableOrderPlugin(),
      new OneSharePlugin(),
      slimIcons(),
      ...(production ? [new UsedWordsPlugin(unit.folder, carriesWordsOf)] : []),
      ...(served ? [refresh()] : [new IntegrityPlugin(MiniCssExtractPlugin)]),
    ],
  }
}
