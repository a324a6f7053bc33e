/** An exchange that a suite begins and kills hundreds of times: its program is read as one file, where its sources are a thousand. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { once } from './once-a-run.ts'

const pack = fileURLToPath(new URL('./pack.ts', import.meta.url))
export const sandbox = fileURLToPath(new URL('../../sandbox/', import.meta.url))
export const sources = {
  main: `${sandbox}src/main.ts`,
  killable: `${sandbox}src/testing/ledger/killable.ts`,
  host: fileURLToPath(new URL('./exchange-host-program.ts', import.meta.url)),
}

const packInto = async (folder: string): Promise<void> => {
  await promisify(execFile)(process.execPath, [pack, folder], { env: { ...process.env, NODE_OPTIONS: '' } })
}

/** A copy of the checkout that a test makes has sources of its own. */
const isOurs = () => process.env.RUN_OF === new URL('./run-set-up.ts', import.meta.url).href

/** @returns what Node runs; outside a run of the tests, and in a team's own repository, the source itself */
export async function program(name: keyof typeof sources): Promise<string> {
  if (!isOurs() || sandbox.includes('/node_modules/')) return sources[name]
  return join(await once('packed', packInto), `${name}.mjs`)
}
