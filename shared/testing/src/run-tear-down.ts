/** Removes what run-set-up made room for. */
import { rmSync } from 'node:fs'

// biome-ignore lint/style/noDefaultExport: Jest asks for it
export default function tearDown(): void {
  if (process.env.GROWN) rmSync(process.env.GROWN, { recursive: true, force: true })
}
