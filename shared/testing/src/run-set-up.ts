/** What the suites of a run share: its seed (soak.ts), and a place for what they begin with (grown.ts). */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scope } from './soak.ts'

declare global {
  var isSetUp: boolean | undefined
}

/** Once for all projects of a run. */
// biome-ignore lint/style/noDefaultExport: Jest asks for it
export default function setUp(): void {
  if (globalThis.isSetUp) return
  globalThis.isSetUp = true
  process.env.SEED ??= scope === 'short' ? '1' : String(Math.floor(Math.random() * 2 ** 31))
  process.stderr.write(`SEED=${process.env.SEED}\n`)
  process.env.GROWN = mkdtempSync(join(tmpdir(), 'grown-'))
  process.env.RUN_OF = import.meta.url
  // hundreds of processes read the same modules
  process.env.NODE_COMPILE_CACHE ??= join(process.env.GROWN, 'compiled')
}
