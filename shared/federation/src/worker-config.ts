/** The shell's service worker: one script beside the shell's own, without chunks and without the federation's runtime. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Configuration } from 'webpack'
import { counted } from './counted-plugin.ts'
import type { Unit } from './unit.ts'
import { common } from './webpack-common.ts'

const entryOf = ({ folder }: Unit) => path.join(folder, 'src/worker/main.ts')

export const hasWorker = (unit: Unit): boolean => existsSync(entryOf(unit))

/** Nothing in it names its release: a worker whose code is the same is the same file, and browsers keep it. */
export function workerConfig(unit: Unit, output: string): Configuration {
  const { output: _, plugins: __, optimization, ...base } = common(unit, () => false)
  return {
    ...base,
    entry: { worker: entryOf(unit) },
    output: { path: output, filename: '[name].js' },
    optimization: { ...optimization, splitChunks: false },
    plugins: counted(unit, false),
  }
}
