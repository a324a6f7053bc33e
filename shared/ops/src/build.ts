/** Builds the page into dist/<release>, by the loaders that build the product: one script, one stylesheet, no federation. */
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { common, type Mode, readUnit } from '@shared/federation'
import webpack, { type Configuration, type Stats } from 'webpack'
import { isWhole, markWhole } from './whole.ts'

const ops = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const dist = path.join(ops, 'dist')
const carries = (file: string) => file.startsWith(ops) || file.includes('/shared/ui/src/')

function configuration(unit: ReturnType<typeof readUnit>, folder: string): Configuration {
  const base = common(unit, carries)
  return {
    ...base,
    devtool: false,
    entry: { main: './src/page/main.tsx' },
    output: { ...base.output, path: folder, publicPath: '/' },
  }
}

const run = (configuration: Configuration) =>
  new Promise<Stats>((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      if (error || !stats) return reject(error)
      if (!stats.hasErrors()) return resolve(stats)
      reject(new Error(stats.toString({ all: false, errors: true, errorDetails: false, errorStack: false })))
    })
  })

/** @returns the folder; one that was built from these sources already is taken as it is */
export async function buildPage(mode: Mode = 'production'): Promise<string> {
  const unit = readUnit(ops, mode)
  const folder = path.join(dist, unit.release)
  if (await isWhole(folder)) return folder
  await rm(dist, { recursive: true, force: true })
  const unfinished = path.join(dist, `.${unit.release}-${process.pid}`)
  await run(configuration(unit, unfinished))
  await markWhole(unfinished)
  await rename(unfinished, folder)
  return folder
}
