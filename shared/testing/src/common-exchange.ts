/** The exchange that a worker's suites of screens share, each with people of its own. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningExchange, startHosted } from './exchange-host.ts'
import type { Address } from './exchange-process.ts'
import { growInto } from './grown.ts'
import { room } from './once-a-run.ts'

let common: RunningExchange | undefined

/** Starts it for the first suite of a worker, and again if its process has ended. One call at a time. */
export async function commonExchange(): Promise<Address> {
  if (!common || common.hasEnded()) common = await start()
  return common.address
}

/** Its clock is manual; its folder is removed with all that the run has made. */
async function start(): Promise<RunningExchange> {
  const data = mkdtempSync(join(room() ?? tmpdir(), 'common-'))
  await growInto(data)
  return startHosted(['--clock', 'manual', '--data', data])
}
