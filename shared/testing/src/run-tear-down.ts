/** Removes what run-set-up made room for. */
import { rmSync } from 'node:fs'

// biome-ignore lint/style/noDefaultExport: Jest asks for it
export default function tearDown(): void {
  if (process.env.GROWN_EXCHANGES) rmSync(process.env.GROWN_EXCHANGES, { recursive: true, force: true })
}
