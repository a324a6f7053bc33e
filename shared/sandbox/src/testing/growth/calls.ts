/** What a call costs does not grow with the history of who asks, counted in the rows that it visits. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Call, calls, isCall } from '@shared/contract'
import { type Watch, watchRows } from '../../../../testing/src/visited.ts'
import { type Ask, FEW, freeOf, type Grown, grew, grownExchange } from './growth.ts'
import { boundedCalls } from './known.ts'
import { growths } from './registry.ts'

/** @param records how many of each kind the long history has */
export function testCalls(records: number): void {
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

  const asks = Map.groupBy(
    growths.flatMap(growth => growth.asks),
    ({ call }) => call.path,
  )

  const visitsOf = ({ exchange, user }: Grown, { call, input }: Ask) =>
    watch.during(() => exchange.client.ask(call, input, user))

  /** The inputs of a call with which the long history costs more, and the statements that do it. */
  async function growing(asked: readonly Ask[]): Promise<string[]> {
    const found: string[] = []
    for (const ask of asked) {
      const [short, long] = [await visitsOf(few, ask), await visitsOf(many, ask)]
      if (grew(short.rows, long.rows, freeOf(ask.input)))
        found.push(`${JSON.stringify(ask.input)}: ${short.rows} rows became ${long.rows}\n${long.most()}`)
    }
    return found
  }

  test.each([...asks])(
    `%s reads no more of a person with ${records} records than of one with ${FEW}`,
    async (_, asked) => expect(await growing(asked)).toEqual([]),
  )

  test('every call that reads what one person has is asked here, or named with what bounds it', () => {
    const reads = (calls as readonly Call[]).filter(
      call => isCall(call) && call.method === 'GET' && call.auth !== 'none',
    )
    const missing = reads.map(({ path }) => path).filter(path => !asks.has(path))
    expect(missing.sort()).toEqual(Object.keys(boundedCalls).sort())
  })

  test('every statement that these calls run can be counted', () => {
    expect(watch.uncounted()).toEqual([])
  })
}
