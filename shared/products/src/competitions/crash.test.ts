/** An exchange that dies as a competition ends, or sleeps over its end: the competition ends once. */
import { expect } from '@jest/globals'
import {
  applyBasicCall,
  balanceLogCall,
  closePositionCall,
  competitionCall,
  entryListCall,
  joinCompetitionCall,
  symbolPriceCall,
  userAssetsCall,
} from '@shared/contract'
import { competitionStates, entryStates, tradingAccountTypes } from '@shared/contract/codes'
import { DAY } from '@shared/engine/clock'
import { testKills } from '../../../sandbox/src/testing/ledger/kills.ts'
import type { Mortal } from '../../../sandbox/src/testing/ledger/mortal.ts'
import { placed } from '../../../sandbox/src/testing/positions/orders.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import type { TestUser } from '../../../testing/src/exchange.ts'
import type { Address } from '../../../testing/src/exchange-process.ts'
import { paper, photosAt } from '../../../testing/src/identified.ts'

const accountType = tradingAccountTypes.competition

const price = async (m: Mortal, user: TestUser) => {
  const [ticker] = await m.client.ask(symbolPriceCall, { symbols: 'BTCUSDT' }, user)
  return ticker?.price ?? ''
}

/** By a document of their own, which the desk approves. */
async function verified(m: Mortal, user: TestUser): Promise<void> {
  const photos = await photosAt({ url: m.url } as Address, user)
  const { id } = await m.client.ask(applyBasicCall, { ...paper(), ...photos, clientOrderId: newOrderId() }, user)
  expect(await m.operate('identity', 'approve', id)).toBe(true)
}

type Race = { user: TestUser; id: string; entryId: string }

/** Somebody who is owed a reward, with a position that still runs, a second before the end. */
async function nearlyOver(m: Mortal): Promise<Race> {
  const id = 'C-crash'
  const user = await m.newUser('racer', '1000')
  await verified(m, user)
  const options = ['--id', id, '--title', 'Crash', '--bots', '2', '--hours', '1', '--rewards', '1-9:50']
  expect(await m.operate('competition', 'create', ...options)).toBe(true)
  const { id: entryId } = await m.client.ask(joinCompetitionCall, { id, clientOrderId: newOrderId() }, user)
  const order = { accountType, entryId, quantity: '0.02', tolerance: '0.01' }
  const ids: string[] = []
  const expectedPrice = await price(m, user)
  for (let nth = 0; nth < 6; nth++) ids.push((await placed(m.exchange, user, { ...order, expectedPrice })).id)
  expect(await m.operate('clock', 'advance', '61s')).toBe(true)
  const terms = { accountType, entryId, tolerance: '0.01', expectedPrice: await price(m, user) }
  for (const one of ids.slice(1))
    await m.client.ask(closePositionCall, { id: one, ...terms, clientOrderId: newOrderId() }, user)
  expect(await m.operate('clock', 'advance', '3538s')).toBe(true)
  return { user, id, entryId }
}

async function endedOnce(m: Mortal, { user, id, entryId }: Race): Promise<void> {
  expect(await m.operate('clock', 'advance', '3s')).toBe(true)
  expect((await m.client.ask(competitionCall, { id }, user)).status).toBe(competitionStates.ended)
  const [entry] = (await m.client.ask(entryListCall, { id: entryId }, user)).records
  expect(entry).toMatchObject({ status: entryStates.ended, reward: '50' })
  expect(await m.client.ask(userAssetsCall, {}, user)).toMatchObject({
    balance: '1050',
    competitionFrozenAssets: '0',
    virtualAssets: '0',
  })
  const { records } = await m.client.ask(balanceLogCall, { pageSize: 100 }, user)
  const count = (type: string) => records.filter(row => row.type === type).length
  // an entry's funds leave one account and come into another
  expect(['competition-joined', 'competition-returned', 'competition-reward'].map(count)).toEqual([2, 2, 1])
}

const row = {
  exchange: { quoted: ['BTCUSDT'] },
  prepare: nearlyOver,
  act: (m: Mortal) => m.operate('clock', 'advance', '1s'),
  check: endedOnce,
}

testKills({
  ...row,
  title: 'killed at "%s" of the second in which it ends: ranked, returned and rewarded once',
  points: ['one leg', 'before commit', 'before reply'],
})

testKills({
  ...row,
  title: 'killed at "%s" of that second, and away for three days: it ends with the first second, once',
  points: ['before begin'],
  isDownFor: 3 * DAY,
})
