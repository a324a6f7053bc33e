/** Builds an entry of tests into one script for a page: `node bundle.ts ENTRY OUT`. A process of its own: webpack and Jest's modules do not mix. */
import { createRequire } from 'node:module'
import path from 'node:path'
import webpack from 'webpack'

const [entry = '', out = ''] = process.argv.slice(2)
const require = createRequire(import.meta.url)
const root = createRequire(path.resolve(import.meta.dirname, '../../../../../package.json'))

const swc = {
  swcrc: false,
  configFile: false,
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    experimental: { plugins: [[root.resolve('@lingui/swc-plugin'), {}]] },
  },
}

const compiler = webpack({
  mode: 'development',
  devtool: false,
  entry,
  output: { path: path.dirname(out), filename: path.basename(out) },
  resolve: { extensions: ['.ts', '.tsx', '.js'], conditionNames: ['import', 'browser', 'default'] },
  module: { rules: [{ test: /\.tsx?$/, loader: require.resolve('swc-loader'), options: swc }] },
  plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
})

compiler?.run((error, stats) => {
  if (!error && !stats?.hasErrors()) return
  console.error(error ?? stats?.toString({ all: false, errors: true }))
  process.exitCode = 1
})
