/** What the suites of a run share: its seed (soak.ts), and a place for what they begin with (grown.ts). */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Config } from '@jest/types'
import { isAlive } from './once-a-run.ts'
import { scope } from './soak.ts'

declare global {
  var isSetUp: boolean | undefined
}

const PREFIX = 'grown-'

/** Whether a run made it that was killed. */
const isLeft = (name: string): boolean =>
  name.startsWith(PREFIX) && !isAlive(Number.parseInt(name.slice(PREFIX.length), 10) || undefined)

/** Once for all projects of a run. */
// biome-ignore lint/style/noDefaultExport: Jest asks for it
export default function setUp({ runTestsByPath }: Pick<Config.GlobalConfig, 'runTestsByPath'>): void {
  if (globalThis.isSetUp) return
  globalThis.isSetUp = true
  process.env.SEED ??= scope === 'short' ? '1' : String(Math.floor(Math.random() * 2 ** 31))
  process.stderr.write(`SEED=${process.env.SEED}\n`)
  for (const name of readdirSync(tmpdir()))
    if (isLeft(name)) rmSync(join(tmpdir(), name), { recursive: true, force: true })
  process.env.GROWN = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
  process.env.RUN_OF = import.meta.url
  // hundreds of processes of a whole run read the same modules; a worker of a short one would only write them as it ends
  if (!runTestsByPath) process.env.NODE_COMPILE_CACHE ??= join(process.env.GROWN, 'compiled')
}
