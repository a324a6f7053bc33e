/** The app before a visitor, for a whole test file. */
import { afterAll, beforeAll } from '@jest/globals'
import { startWire, type Wire } from '../surface/transport/testing/wire.ts'
import { arrives, type Screens, startApp, visitor } from './app.tsx'

/**
 * Up before the file's tests and down after them.
 * @param path where it begins: "/home"
 * @returns what answers its calls
 */
export function forVisitors(screens: Screens, path: string): () => Wire {
  let wire: Wire
  beforeAll(async () => {
    wire = await startWire()
    wire.answer(visitor)
    await startApp(wire.url, screens, `/#${path}`)
    await arrives(path)
  })
  afterAll(() => wire.close())
  return () => wire
}
