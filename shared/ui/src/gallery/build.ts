/** Builds the gallery into shared/ui/dist/gallery, by the loaders that build the product: `node shared/ui/src/gallery/build.ts`. */
import { copyFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { common, readUnit } from '@shared/federation'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Configuration, type Stats } from 'webpack'

const here = fileURLToPath(new URL('.', import.meta.url))
const ui = path.join(here, '../..')
export const galleryFolder = path.join(ui, 'dist/gallery')

/** One script and one stylesheet, with the source texts in them: no federation, no catalogs. */
function configuration(): Configuration {
  const { module, target } = common(readUnit(ui, 'development'), () => false)
  return {
    mode: 'development',
    context: ui,
    ...(target !== undefined && { target }),
    ...(module && { module }),
    devtool: false,
    entry: path.join(here, 'main.tsx'),
    output: { path: galleryFolder, filename: 'main.js', clean: true },
    plugins: [new MiniCssExtractPlugin({ filename: 'main.css' })],
  }
}

const run = () =>
  new Promise<Stats>((resolve, reject) => {
    webpack(configuration(), (error, stats) => {
      if (error || !stats) return reject(error)
      if (!stats.hasErrors()) return resolve(stats)
      reject(new Error(stats.toString({ all: false, errors: true, errorDetails: false, errorStack: false })))
    })
  })

/** @returns the folder: any static server shows it */
export async function buildGallery(): Promise<string> {
  await run()
  await copyFile(path.join(here, 'index.html'), path.join(galleryFolder, 'index.html'))
  return galleryFolder
}

if (import.meta.main) void buildGallery().then(console.log)
