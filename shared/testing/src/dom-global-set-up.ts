/**
 * In a team's own repository: one exchange for each Jest worker that draws screens; a test finds its own by JEST_WORKER_ID.
 * In this one the runner starts it (native/run.ts).
 */
import type { ChildProcess } from 'node:child_process'
import type { Config } from '@jest/types'
import { exchangeVariable, startExchangeProcess } from './exchange-process.ts'
import setUpRun from './run-set-up.ts'

declare global {
  var exchanges: ChildProcess[] | undefined
}

// biome-ignore lint/style/noDefaultExport: Jest asks for it
export default async function setUp(config: Config.GlobalConfig): Promise<void> {
  setUpRun(config) // the program in one file begins for half the processor time
  const started = await Promise.all(
    Array.from({ length: config.maxWorkers }, () => startExchangeProcess(['--clock', 'manual'])),
  )
  globalThis.exchanges = started.map(({ child }) => child)
  started.forEach(({ address }, index) => {
    process.env[exchangeVariable(`${index + 1}`)] = JSON.stringify(address)
  })
}
