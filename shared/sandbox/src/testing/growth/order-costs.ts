/** What an order costs does not grow with the history of who sends it, counted in the rows that it visits. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Call, calls, isCall } from '@shared/contract'
import { type Watch, watchRows } from '../../../../testing/src/visited.ts'
import { someOrder } from '../http/orders.ts'
import { type Deed, type Doing, deeds } from './deeds.ts'
import { FEW, type Grown, grew, grownExchange } from './growth.ts'
import { undoneCalls } from './known.ts'
import { growths } from './registry.ts'

/** @param records how many of each kind the long history has */
export function testOrders(records: number): void {
  type Cost = { rows: number; most: string; refusal: string | null }

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

  async function costOf({ exchange, user }: Grown, call: Call, input: object): Promise<Cost & { id: string }> {
    let refusal: string | null = null
    let id = ''
    const visits = await watch.during(async () => {
      const answer = await exchange.client.call(call, input as never, user)
      refusal = answer.code === 200 ? null : `${answer.refusal}: ${answer.message}`
      id = String((answer.result as { id?: string } | null)?.id ?? '')
    })
    return { rows: visits.rows, most: visits.most(), refusal, id }
  }

  async function doing(doing: Doing, { call, input, before }: Deed): Promise<Cost> {
    await before?.(doing)
    await doing.exchange.sandbox.advance(1)
    const cost = await costOf(doing, call, await input(doing))
    if (cost.id) doing.made.set(call.path, cost.id)
    return cost
  }

  const growth = (call: Call, short: Cost, long: Cost): string[] =>
    grew(short.rows, long.rows) ? [`${call.path}: ${short.rows} rows became ${long.rows}\n${long.most}`] : []

  test('no order that the exchange accepts reads more of a long history', async () => {
    const [ofFew, ofMany] = [few, many].map(grown => ({ ...grown, made: new Map<string, string>() })) as [Doing, Doing]
    const [grown, refused]: [string[], string[]] = [[], []]
    for (const deed of deeds) {
      const [short, long] = [await doing(ofFew, deed), await doing(ofMany, deed)]
      grown.push(...growth(deed.call, short, long))
      for (const { refusal } of [short, long]) if (refusal !== null) refused.push(`${deed.call.path}: ${refusal}`)
    }
    expect({ refused, grown }).toEqual({ refused: [], grown: [] })
  })

  const done = new Set(deeds.map(({ call }) => call.path))
  const others = (calls as readonly Call[]).filter(call => isCall(call) && call.order === true && !done.has(call.path))

  test('no order that a rule refuses reads more of a long history', async () => {
    const grown: string[] = []
    for (const call of others) {
      const [short, long] = [
        await costOf(few, call, someOrder(call.path)),
        await costOf(many, call, someOrder(call.path)),
      ]
      grown.push(...growth(call, short, long))
      for (const { exchange } of [few, many]) await exchange.sandbox.advance(1)
    }
    expect(grown).toEqual([])
  })

  test('every call that changes what a person has is done here, or named with what bounds it', () => {
    const changing = (calls as readonly Call[]).filter(call => isCall(call) && call.method === 'POST')
    const missing = changing.map(({ path, order }) => [path, order === true] as const)
    const unasked = missing.filter(([path, isOrder]) => !isOrder && !done.has(path)).map(([path]) => path)
    expect(unasked.sort()).toEqual(Object.keys(undoneCalls).sort())
  })
}
