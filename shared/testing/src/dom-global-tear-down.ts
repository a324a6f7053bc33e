/** Ends the exchanges that dom-global-set-up started. */
import tearDownRun from './run-tear-down.ts'

// biome-ignore lint/style/noDefaultExport: Jest asks for it
export default function tearDown(): void {
  for (const child of globalThis.exchanges ?? []) child.kill('SIGKILL')
  tearDownRun()
}
