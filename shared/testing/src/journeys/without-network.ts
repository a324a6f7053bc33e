/** What the journeys without a network share: a line that is cut, and what a phone keeps. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach } from '@jest/globals'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'
import { homeKept } from './kept.ts'
import { type Line, lineTo } from './line.ts'

export function withoutNetwork() {
  const { phone: newPhone, platform, person } = journey({ worker: true, clock: 'real' })

  const to = {} as { line: Line }

  const folder = mkdtempSync(join(tmpdir(), 'without-network-'))

  // its own for each test: one that fails may leave its line cut
  beforeEach(async () => {
    to.line = await lineTo(platform().url)
  })

  afterEach(() => to.line.close())

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** A phone that has kept what it runs, and looks at Home. */
  const keeping = () => homeKept(newPhone({ url: to.line.url }), platform())

  /** For whom answers are kept, if any are: the page that was written last. */
  const answers = ({ page }: Driver): Promise<{ path?: string; unread?: number; queries?: { hash: string }[] }> =>
    page.evaluate(async () => (await caches.match('/answers', { cacheName: '/answers' }))?.json() ?? {})

  return { newPhone, platform, person, to, folder, keeping, answers }
}
