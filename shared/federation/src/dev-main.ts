/**
 * `node shared/federation/src/dev-main.ts --out FILE <unit folder…>` serves units from source. FILE says what stands for
 * them in config.json, {"shell": {…}, "trade": {…}}, and is written anew where a saved file changed it. Once it stands, one
 * line of JSON names them, {"units": ["shell", "trade"]}; what does not compile is told on stderr as long as it runs.
 */
import { renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { devServer, type ServedConfig } from './dev-server.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } })

const units: Record<string, ServedConfig> = {}

/** Whoever reads it meanwhile finds a whole file. */
function write(out: string): void {
  writeFileSync(`${out}.new`, JSON.stringify(units, null, 1))
  renameSync(`${out}.new`, out)
}

async function serve(folder: string, out: string): Promise<void> {
  const { unit, config } = await devServer(path.resolve(folder), changed => {
    units[unit] = changed
    write(out)
  })
  units[unit] = config
}

try {
  const { out } = values
  if (!out || positionals.length === 0)
    throw new Error('Say what to serve: node shared/federation/src/dev-main.ts --out FILE shell remote-trade …')
  for (const folder of positionals) await serve(folder, out)
  write(out)
  console.log(JSON.stringify({ units: Object.keys(units) }))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1) // servers that stand already would keep the process alive
}
