/** What the journeys of the service worker share: phones that have one, and a line to the platform that can break. */
import { afterAll, beforeAll } from '@jest/globals'
import type { Driver } from './driver.ts'
import { type Journey, journey } from './journey.ts'
import { homeKept } from './kept.ts'
import { type Line, lineTo } from './line.ts'

export type WorkerJourney = Journey & {
  line(): Line
  /** A phone behind the line that has kept the live set and stands at Home. */
  keeping(): Promise<Driver>
}

export function workerJourney(): WorkerJourney {
  const own = journey({ worker: true })
  let line: Line
  beforeAll(async () => {
    line = await lineTo(own.platform().url)
  })
  afterAll(() => line?.close())
  return { ...own, line: () => line, keeping: () => homeKept(own.phone({ url: line.url }), own.platform()) }
}
