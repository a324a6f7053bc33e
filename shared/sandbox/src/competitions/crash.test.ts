/** Killed as a competition ends, and asleep over its end: it ends once. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  balanceLogCall,
  closePositionCall,
  competitionCall,
  entryListCall,
  joinCompetitionCall,
  symbolPriceCall,
  userAssetsCall,
} from '@shared/contract'
import { competitionStates, entryStates, tradingAccountTypes } from '@shared/contract/codes'
import { newOrderId } from '../../../testing/src/client.ts'
import type { TestUser } from '../../../testing/src/exchange.ts'
import type { Point } from '../ledger/test-fault.ts'
import { Mortal } from '../ledger/test-mortal.ts'
import { placed } from '../positions/test-orders.ts'

const running = new Mortal({ quoted: ['BTCUSDT'] })
beforeAll(() => running.begin())
afterAll(() => running.end())

let made = 0
const accountType = tradingAccountTypes.competition

const price = async (user: TestUser) => {
  const [ticker] = await running.client.ask(symbolPriceCall, { symbols: 'BTCUSDT' }, user)
  return ticker?.price ?? ''
}

/** Somebody who is owed a reward, with a position that still runs, a second before the end. */
async function nearlyOver(): Promise<{ user: TestUser; id: string; entryId: string }> {
  const id = `C-crash-${++made}`
  const user = await running.newUser(`racer_${made}`, '1000')
  const options = ['--id', id, '--title', 'Crash', '--bots', '2', '--hours', '1', '--rewards', '1-9:50']
  expect(await running.operate('competition', 'create', ...options)).toBe(true)
  const { id: entryId } = await running.client.ask(joinCompetitionCall, { id, clientOrderId: newOrderId() }, user)
  const order = { accountType, entryId, quantity: '0.01', tolerance: '0.01' }
  const ids: string[] = []
  const expectedPrice = await price(user)
  for (let nth = 0; nth < 6; nth++) ids.push((await placed(running.exchange, user, { ...order, expectedPrice })).id)
  expect(await running.operate('clock', 'advance', '61s')).toBe(true)
  const terms = { accountType, entryId, tolerance: '0.01', expectedPrice: await price(user) }
  for (const one of ids.slice(1))
    await running.client.ask(closePositionCall, { id: one, ...terms, clientOrderId: newOrderId() }, user)
  expect(await running.operate('clock', 'advance', '3538s')).toBe(true)
  return { user, id, entryId }
}

async function endedOnce({ user, id, entryId }: Awaited<ReturnType<typeof nearlyOver>>): Promise<void> {
  expect((await running.client.ask(competitionCall, { id }, user)).status).toBe(competitionStates.ended)
  const [entry] = (await running.client.ask(entryListCall, { id: entryId }, user)).records
  expect(entry).toMatchObject({ status: entryStates.ended, reward: '50' })
  expect(await running.client.ask(userAssetsCall, {}, user)).toMatchObject({
    balance: '1050',
    competitionFrozenAssets: '0',
    virtualAssets: '0',
  })
  const { records } = await running.client.ask(balanceLogCall, { pageSize: 100 }, user)
  const count = (type: string) => records.filter(row => row.type === type).length
  // an entry's funds leave one account and come into another
  expect(['competition-joined', 'competition-returned', 'competition-reward'].map(count)).toEqual([2, 2, 1])
}

test.each<Point>(['one leg', 'before commit', 'before reply'])(
  'killed at "%s" of the second in which it ends: ranked, returned and rewarded once',
  async point => {
    const race = await nearlyOver()
    await running.dieAt(point, () => running.operate('clock', 'advance', '1s'))
    running.prove()
    await running.start()
    expect(await running.operate('clock', 'advance', '3s')).toBe(true)
    await endedOnce(race)
  },
)

test('one whose end passed while nobody was there ends with the first second, once', async () => {
  const race = await nearlyOver()
  await running.dieAt('before begin', () => running.operate('clock', 'advance', '1s'))
  running.sleep(3 * 86_400_000)
  await running.start()
  expect(await running.operate('clock', 'advance', '3s')).toBe(true)
  await endedOnce(race)
})
