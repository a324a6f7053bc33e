/** Removes what run-set-up made room for, and ends what suites in this very process have kept. */
import { rmSync } from 'node:fs'
import { endKept } from './kept-by-worker.ts'

// biome-ignore lint/style/noDefaultExport: Jest asks for it
export default async function tearDown(): Promise<void> {
  await endKept()
  if (process.env.GROWN) rmSync(process.env.GROWN, { recursive: true, force: true, maxRetries: 5 })
}
