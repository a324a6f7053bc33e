/** `pnpm release ops`: builds the page where it is not built yet, serves it, prints its link. SIGTERM or SIGINT ends it. */
import { parseArgs } from 'node:util'
import { printableLines } from '@shared/contract/printable'
import { desk, operatorKey } from '@shared/release/writing'
import { buildPage } from './build.ts'
import { namesIn } from './server/names.ts'
import { pageFiles } from './server/page-files.ts'
import { startOps } from './server/start-ops.ts'

function portOf(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new Error(`--port ${text} is no port. Give a number from 0 to 65535; 0 takes a free one.`)
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '8070' }, json: { type: 'boolean' } } })
  const [port, store] = [portOf(values.port), desk.store()]
  await desk.keys() // without keys nothing could be decided: said before anything is built
  const files = await pageFiles(await buildPage())
  const key = await operatorKey(desk.keysFolder())
  const world = { store, keys: desk.keys, reports: desk.reports(), names: namesIn(store, desk.keys) }
  const ops = await startOps({ world, key, files, port })
  const link = `${ops.url}/#key=${key}`
  console.log(
    values.json
      ? JSON.stringify({ url: ops.url, link })
      : `\n  The ops page, for operators of this machine:\n  ${link}\n`,
  )
  let open = true
  const stop = () => {
    if (open) void ops.stop() // a terminal's Ctrl-C comes twice: by itself, and from whoever started this process
    open = false
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
}

await main().catch((error: unknown) => {
  console.error(printableLines(error instanceof Error ? error.message : String(error)))
  process.exitCode = 1
})
