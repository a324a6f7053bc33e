/**
 * `node pack.ts <folder>`: makes one file of each program that runs exchanges for suites. The same code, read in
 * half the time; what lies beside its sources it reads there.
 */
import { symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import webpack, { type Compiler, type Configuration } from 'webpack'
import { sandbox, sources } from './packed.ts'

const [folder = ''] = process.argv.slice(2)
const swc = { jsc: { target: 'es2024', parser: { syntax: 'typescript' } } }
/** So that `import.meta.url` names the file: webpack writes a zero byte before the "#" of a path. */
const plainPaths = ({ hooks }: Compiler) =>
  hooks.compilation.tap('PlainPaths', compilation =>
    webpack.NormalModule.getCompilationHooks(compilation).beforeParse.tap('PlainPaths', module => {
      module.resource = module.resource.replaceAll('\0', '')
    }),
  )

const configuration: Configuration = {
  mode: 'none',
  target: 'node24',
  entry: sources,
  output: { path: folder, filename: '[name].mjs', module: true, chunkFormat: 'module' },
  experiments: { outputModule: true },
  module: {
    parser: { javascript: { url: false, worker: false, importMeta: 'preserve-unknown' } },
    rules: [{ test: /\.ts$/, loader: createRequire(import.meta.url).resolve('swc-loader'), options: swc }],
  },
  resolve: { conditionNames: ['node', 'import'] },
  plugins: [{ apply: plainPaths }],
  // what several hold is compiled once, and kept by the first that ends in peace
  optimization: {
    nodeEnv: false,
    splitChunks: { chunks: 'all', minSize: 0, cacheGroups: { shared: { minChunks: 2 } } },
  },
}

webpack(configuration, (error, stats) => {
  if (error || !stats || stats.hasErrors()) throw error ?? new Error(stats?.toString({ all: false, errors: true }))
  // what it looks up as it runs it finds as from its source
  symlinkSync(`${sandbox}node_modules`, join(folder, 'node_modules'))
})
