/** What a second costs does not grow with the history of one person, counted in the rows that it visits. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { transact } from '@shared/engine/db/transact'
import { setLimit } from '@shared/engine/limits/limits'
import { type Visits, type Watch, watchRows } from '../../../../testing/src/visited.ts'
import { beats } from '../../domains/beats.ts'
import { pass } from '../accounts/people.ts'
import { after, before, openOf, tape, untilBusy } from './busy-second.ts'
import { FEW, type Grown, grew, grownExchange, STEPS } from './growth.ts'
import { slicedBeats } from './known.ts'
import { growths } from './registry.ts'

/** @param records how many of each kind the long history has */
export function testSeconds(records: number): void {
  let watch: Watch
  let few: Grown
  let many: Grown
  beforeAll(async () => {
    watch = watchRows()
    many = await grownExchange(growths, records)
    few = await grownExchange(growths, FEW)
  })
  afterAll(async () => {
    watch.stop()
    await few.exchange.stop()
    await many.exchange.stop()
  })

  type Visited = { rows: number; most: string }

  /** One second of each beat and of the market, by name; the most of it while time goes on to each hour at which some job is due. */
  async function aWeek({ exchange }: Grown): Promise<Map<string, Visited>> {
    const { context, advance } = exchange.sandbox
    const seen = new Map<string, Visited>()
    const note = async (name: string, work: () => unknown) => {
      const visits = await watch.during(work)
      if (visits.rows >= (seen.get(name)?.rows ?? 0)) seen.set(name, { rows: visits.rows, most: visits.most() })
    }
    for (const seconds of STEPS) {
      pass(exchange, seconds)
      for (const beat of beats) await note(beat.name, () => beat(context, context.clock.now()))
      await note('a whole second', () => advance(1))
    }
    return seen
  }

  test('a second that closes fifty positions and all else that a person has open reads no more of a long history', async () => {
    const rows: Visits[] = []
    for (const n of [FEW, records]) {
      const grown = await grownExchange(growths, n, tape)
      const { context, advance } = grown.exchange.sandbox
      transact(context.db, tx => setLimit(tx, grown.user.id, 'dailyLoss', '1000', context.clock.now()))
      await untilBusy(grown)
      expect(await openOf(grown)).toEqual(before)
      rows.push(await watch.during(() => advance(1)))
      expect(await openOf(grown)).toEqual(after)
      await grown.exchange.stop()
    }
    const [short, long] = rows as [Visits, Visits]
    expect(short.rows).toBeGreaterThan(before.running)
    expect(grew(short.rows, long.rows) ? `${short.rows} rows became ${long.rows}\n${long.most()}` : '').toBe('')
  })

  test('no beat reads more for a person with a longer history, at any hour of a week', async () => {
    const [short, long] = [await aWeek(few), await aWeek(many)]
    const found = [...long].filter(([name, { rows }]) => grew(short.get(name)?.rows ?? 0, rows, slicedBeats[name]))
    expect(
      found.map(([name, { rows, most }]) => `${name}: ${short.get(name)?.rows} rows became ${rows}\n${most}`),
    ).toEqual([])
  })
}
