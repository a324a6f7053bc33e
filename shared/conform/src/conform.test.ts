/** The suite against the exchange, which passes whole, and against doubles of it, of which it finds what was planted. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { clearMessagesCall, noticeListCall } from '@shared/contract'
import { MOST_LISTED } from '@shared/contract/limits'
import { features } from '@shared/sandbox'
import { type Exchange, startExchange, type TestUser } from '../../testing/src/exchange.ts'
import { CALLS, conform } from './conform.ts'
import { type Exam, examine, nameOf } from './exam.ts'
import { findingText } from './finding.ts'
import { tryLists } from './rules/lists.ts'
import { tryOrders } from './rules/orders.ts'
import { rules } from './rules.ts'
import { type Plant, startDouble } from './testing/double.ts'
import { manyFaults, wrongBooks } from './testing/plants.ts'
import { enter } from './walk/enter.ts'
import { type Wire, wireTo } from './wire.ts'

/** Each asks some four hundred times: this only ends what hangs. */

let exchange: Exchange
let person: TestUser
beforeAll(async () => {
  exchange = await startExchange({ clock: 'real' })
  person = await exchange.newUser({ balance: '20000', contract: '1000', verified: true })
})
afterAll(() => exchange.stop())

test('the exchange passes whole, and hardly a call is left out', async () => {
  const { url, transportPublicKey } = exchange.sandbox
  const exam = await conform(wireTo(url), { transportPublicKey, features: [...features] }, { person })
  expect(exam.findings.map(findingText)).toEqual([])
  expect(exam.outcomes.size).toBe(CALLS)
  expect(exchange.faults()).toEqual([])
})

const namesOf = (found: Pick<Exam, 'findings'>) => found.findings.map(({ call, rule }) => `${call} ${rule}`).sort()
const planted = (plants: readonly Plant[]) => plants.map(({ call, rule }) => `${nameOf(call)} ${rule}`).sort()

/** A double is asked by this, with some features that it does not tell. */
async function asking(
  plants: readonly Plant[],
  ask: (wire: Wire, platform: Exam['platform']) => Promise<Exam>,
  untold: readonly string[] = [],
): Promise<string[]> {
  const { url, transportPublicKey, stop } = await startDouble(exchange.sandbox, plants)
  const exam = await ask(wireTo(url), { transportPublicKey, features: features.filter(name => !untold.includes(name)) })
  await stop()
  return namesOf(exam)
}

test('a server with a fault of every kind is told each of them, and nothing else', async () => {
  const plants = manyFaults()
  const found = await asking(plants, (wire, platform) => conform(wire, platform, { person }), ['notice-clear'])
  expect(found).toEqual([...planted(plants), `${nameOf(clearMessagesCall)} untold`].sort())
})

test('the pages of a long list may end before its rows, by as much as the contract says', async () => {
  const listIn = (total: number, pages: number): Plant => ({
    call: noticeListCall,
    rule: 'paging',
    tells: ({ text }) => {
      const { result, ...rest } = JSON.parse(text) as { result: object }
      return { text: JSON.stringify({ ...rest, result: { ...result, total, pages } }) }
    },
  })
  const ask = (plant: Plant) =>
    asking([plant], async (wire, platform) => {
      const exam = examine(wire, platform)
      await tryLists(exam)
      return exam
    })
  expect(await ask(listIn(MOST_LISTED + 1, MOST_LISTED))).toEqual([])
  expect(await ask(listIn(MOST_LISTED + 1, MOST_LISTED - 1))).toEqual([`${nameOf(noticeListCall)} paging`])
})

test('so is one whose balances and records do not say what its orders do', async () => {
  const found = await asking(wrongBooks, async (wire, platform) => {
    const exam = examine(wire, platform)
    await enter(exam, { person })
    await tryOrders(exam)
    return exam
  })
  expect(found).toEqual(planted(wrongBooks))
})

test('there is no rule that none of these servers breaks', () => {
  const broken = [...manyFaults(), ...wrongBooks].map(({ rule }) => rule)
  expect([...new Set([...broken, 'untold'])].sort()).toEqual(Object.keys(rules).sort())
})
