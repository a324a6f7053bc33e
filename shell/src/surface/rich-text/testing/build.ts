/** Builds page.tsx by the loaders that build the product: `node build.ts FOLDER` writes page.js and page.css there. A process of its own: webpack and Jest's modules do not mix. */
import path from 'node:path'
import { common, readUnit } from '@shared/federation'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack from 'webpack'

const [folder = ''] = process.argv.slice(2)
const { module, target } = common(readUnit(path.join(import.meta.dirname, '../../../..'), 'development'), () => false)

const compiler = webpack({
  mode: 'development',
  devtool: false,
  ...(target !== undefined && { target }),
  ...(module && { module }),
  entry: path.join(import.meta.dirname, 'page.tsx'),
  output: { path: folder, filename: 'page.js' },
  plugins: [
    new MiniCssExtractPlugin({ filename: 'page.css' }),
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
  ],
})

compiler?.run((error, stats) => {
  if (!error && !stats?.hasErrors()) return
  console.error(error ?? stats?.toString({ all: false, errors: true }))
  process.exitCode = 1
})
