/** Competitions: from the entry funds to the reward. */
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import {
  closePositionCall,
  competitionCall,
  competitionListCall,
  entryListCall,
  exitCompetitionCall,
  joinCompetitionCall,
  messageListCall,
  positionsSummaryCall,
  rankListCall,
  userAssetsCall,
} from '@shared/contract'
import { competitionStates, entryStates, tradeTypes, tradingAccountTypes } from '@shared/contract/codes'
import { marketOrder, type Order, placed, tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { staked } from '../../../sandbox/src/testing/positions/second/second.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'

let exchange: Exchange
beforeAll(async () => {
  const tape = tapeOf({
    BTCUSDT: [
      [0, '64000'],
      [10, '65000'],
    ],
  })
  exchange = await startExchange({ tape })
})
afterAll(() => exchange.stop())
afterEach(() => expect(exchange.faults()).toEqual([]))

const accountType = tradingAccountTypes.competition
const create = async (id: string, ...options: string[]) => {
  await exchange.operate('competition', 'create', '--title', 'Autumn', '--id', id, '--bots', '0', ...options)
  return id
}
const join = (user: TestUser, id: string) =>
  exchange.client.ask(joinCompetitionCall, { id, clientOrderId: newOrderId() }, user)
const tried = (user: TestUser, id: string) =>
  exchange.client.call(joinCompetitionCall, { id, clientOrderId: newOrderId() }, user)
const exit = (user: TestUser, id: string) =>
  exchange.client.ask(exitCompetitionCall, { id, clientOrderId: newOrderId() }, user)
const place = (user: TestUser, entryId: string, change: Partial<Order> = {}) =>
  placed(exchange, user, { accountType, entryId, ...change })
const close = (user: TestUser, entryId: string, id: string, expectedPrice = '65000') =>
  exchange.client.ask(
    closePositionCall,
    { id, accountType, entryId, expectedPrice, tolerance: '0.005', clientOrderId: newOrderId() },
    user,
  )
const assets = (user: TestUser) => exchange.client.ask(userAssetsCall, {}, user)

test('joining freezes the entry funds, trading makes 0.93 %, leaving returns them for good', async () => {
  const id = await create('C-journey')
  const user = await exchange.newUser({ balance: '10000' })
  const entry = await join(user, id)
  expect(await assets(user)).toMatchObject({
    balance: '9900',
    competitionFrozenAssets: '100',
    totalAssets: '10000',
    virtualAssets: '10000',
  })
  const position = await place(user, entry.id)
  await exchange.sandbox.advance(10)
  expect((await assets(user)).virtualAssets).toBe('10096.8')
  await close(user, entry.id, position.id)
  const { records } = await exchange.client.ask(entryListCall, { id: entry.id }, user)
  expect(records).toMatchObject([{ assets: '10093.55', totalIncome: '93.55', totalYield: '0.009355', ranking: 1 }])
  expect(await exit(user, id)).toMatchObject({ assets: '10093.55', status: entryStates.exited })
  expect(await assets(user)).toMatchObject({ balance: '10000', competitionFrozenAssets: '0', virtualAssets: '0' })
  await expect(join(user, id)).rejects.toThrow('competition-left')
  await expect(exit(user, id)).rejects.toThrow('competition-left')
})

test('tells by when a verification counts: the start, and of an entry joining where that came later', async () => {
  const id = await create('C-verify')
  const user = await exchange.newUser({ balance: '10000' })
  await exchange.sandbox.advance(5)
  const { verifyBy, joinTime } = await join(user, id)
  expect(verifyBy).toBe(joinTime)
  const { startTime, ...competition } = await exchange.client.ask(competitionCall, { id }, user)
  expect(competition.verifyBy).toBe(startTime)
  expect(startTime).not.toBe(joinTime)
})

test('an order to join that comes again is one entry, found by its id', async () => {
  const id = await create('C-again')
  const user = await exchange.newUser({ balance: '1000' })
  const clientOrderId = newOrderId()
  const first = await exchange.client.ask(joinCompetitionCall, { id, clientOrderId }, user)
  expect(await exchange.client.ask(joinCompetitionCall, { id, clientOrderId }, user)).toEqual(first)
  const found = await exchange.client.ask(entryListCall, { clientOrderId }, user)
  expect(found.records.map(row => row.id)).toEqual([first.id])
  expect((await assets(user)).balance).toBe('900')
})

test('entries: none twice, none beyond the last place, none after the end, none without the funds', async () => {
  const id = await create('C-full', '--max', '1')
  const [user, other] = [await exchange.newUser({ balance: '1000' }), await exchange.newUser({ balance: '99' })]
  await expect(join(other, id)).rejects.toThrow('insufficient-balance')
  await join(user, id)
  await expect(join(user, id)).rejects.toThrow('competition-joined')
  await expect(join(other, id)).rejects.toThrow('competition-full')
})

test.each([
  ['keeps half of the places for verified people when it pays rewards', ['--rewards', '1:50'], 'kyc-required'],
  ['gives every place to anybody when it pays none', [], null],
] as const)('%s', async (_, options, refusal) => {
  const id = await create(`C-places-${options.length}`, '--max', '2', ...options)
  const [first, second] = [await exchange.newUser({ balance: '100' }), await exchange.newUser({ balance: '100' })]
  await join(first, id)
  expect((await tried(second, id)).refusal).toBe(refusal)
  const verified = await exchange.newUser({ balance: '100', verified: true })
  expect((await tried(verified, id)).refusal).toBe(refusal ? null : 'competition-full')
})

test('counts neither bots nor verified people towards the half of the places that anybody may take', async () => {
  const id = await create('C-half', '--max', '6', '--bots', '2', '--rewards', '1:50')
  const known = () => exchange.newUser({ balance: '100', verified: true })
  for (const person of [
    await known(),
    await exchange.newUser({ balance: '100' }),
    await exchange.newUser({ balance: '100' }),
  ])
    expect((await tried(person, id)).refusal).toBeNull()
  expect((await tried(await exchange.newUser({ balance: '100' }), id)).refusal).toBe('kyc-required')
  expect((await tried(await known(), id)).refusal).toBeNull()
})

test('tells whoever is not verified, and has not joined, that only verified people may take the places left', async () => {
  const id = await create('C-kept', '--max', '3', '--rewards', '1:50')
  const [first, second, asking] = [0, 0, 0].map(() => exchange.newUser({ balance: '100' }))
  const verified = await exchange.newUser({ balance: '100', verified: true })
  const toJoin = async (who?: Promise<TestUser>) =>
    (await exchange.client.ask(competitionCall, { id }, (await who) ?? verified)).verifyToJoin
  expect(await toJoin(asking)).toBe(false)
  for (const user of [first, second]) await join((await user) as TestUser, id)
  expect([await toJoin(asking), await toJoin(first), await toJoin()]).toEqual([true, false, false])
})

test('asks nobody to verify once a competition takes no entries any more', async () => {
  const id = await create('C-late', '--max', '2', '--rewards', '1:50', '--start', '2099-01-01 00:00:00')
  const [user, asking] = [await exchange.newUser({ balance: '100' }), await exchange.newUser()]
  await join(user, id)
  const toJoin = async () => (await exchange.client.ask(competitionCall, { id }, asking)).verifyToJoin
  expect(await toJoin()).toBe(true)
  await exchange.operate('competition', 'cancel', id)
  expect(await toJoin()).toBe(false)
})

test('tells nobody in the ranking of a competition that was cancelled', async () => {
  const id = await create('C-off', '--start', '2026-12-20 00:00:00', '--bots', '2')
  const user = await exchange.newUser({ balance: '1000' })
  await join(user, id)
  await exchange.operate('competition', 'cancel', id)
  expect((await exchange.client.ask(rankListCall, { id }, user)).total).toBe(0)
  expect((await exchange.client.ask(competitionCall, { id }, user)).participantCount).toBe(0)
})

test('contracts alone, at most 20x, and not before it begins', async () => {
  const id = await create('C-rules')
  const coming = await create('C-coming', '--start', '2026-11-26 00:00:00')
  const user = await exchange.newUser({ balance: '1000' })
  const { id: entryId } = await join(user, id)
  const price = { expectedPrice: '65000' }
  await expect(place(user, entryId, { ...price, leverage: 50 })).rejects.toThrow('competition-rules')
  await expect(place(user, entryId, { ...price, tradeType: tradeTypes.cfd })).rejects.toThrow('competition-rules')
  await expect(staked(exchange, user, { accountType, entryId })).rejects.toThrow('competition-rules')
  const early = await join(user, coming)
  await expect(place(user, early.id, price)).rejects.toThrow('competition-rules')
  const other = await exchange.newUser()
  await expect(exchange.client.ask(positionsSummaryCall, { accountType, entryId }, other)).rejects.toThrow('not-found')
  expect(marketOrder().leverage).toBe(20)
})

test('cancelled before it begins it returns every fund; once it runs it cannot be', async () => {
  const id = await create('C-cancel', '--start', '2026-11-26 00:00:00')
  const user = await exchange.newUser({ balance: '1000' })
  await join(user, id)
  await exchange.operate('competition', 'cancel', id)
  expect(await assets(user)).toMatchObject({ balance: '1000', competitionFrozenAssets: '0', virtualAssets: '0' })
  expect(await exchange.client.ask(competitionCall, { id }, user)).toMatchObject({ status: competitionStates.ended })
  const told = await exchange.client.ask(messageListCall, { noticeType: 'task' }, user)
  expect(told.map(row => row.titile)).toContain('Competition cancelled')
  await expect(exchange.operate('competition', 'cancel', 'C-rules')).rejects.toThrow('has begun')
})

test('the clock ends it once: closed, ranked, returned, rewarded where five closes were held for a minute', async () => {
  const id = await create('C-end', '--hours', '1', '--bots', '3', '--rewards', '1-9:50')
  const active = await exchange.newUser({ balance: '1000', verified: true })
  const idle = await exchange.newUser({ balance: '1000' })
  const { id: entryId } = await join(active, id)
  await join(idle, id)
  const price = { expectedPrice: '65000', quantity: '0.02' }
  const rows = []
  for (let nth = 0; nth < 6; nth++) rows.push(await place(active, entryId, price))
  await exchange.sandbox.advance(60)
  for (const row of rows.slice(0, 5)) await close(active, entryId, row.id)
  const ranked = await exchange.client.ask(rankListCall, { id }, idle)
  expect(ranked.records.filter(row => row.bot)).toHaveLength(3)
  expect(ranked.records.filter(row => row.mine)).toMatchObject([{ account: idle.account }])
  expect(ranked.records.map(row => row.account)).not.toContain(active.account)
  await exchange.sandbox.advance(3600)
  const [entry] = (await exchange.client.ask(entryListCall, { id: entryId }, active)).records
  expect(entry).toMatchObject({ status: entryStates.ended, reward: '50' })
  expect((await assets(active)).balance).toBe('1050')
  expect(await assets(idle)).toMatchObject({ balance: '1000', competitionFrozenAssets: '0', virtualAssets: '0' })
  const ranks = await exchange.client.ask(rankListCall, { id }, active)
  await exchange.sandbox.advance(5)
  expect((await assets(active)).balance).toBe('1050')
  expect(await exchange.client.ask(rankListCall, { id }, active)).toEqual(ranks)
  expect((await exchange.client.ask(competitionCall, { id }, active)).status).toBe(competitionStates.ended)
  await expect(join(await exchange.newUser({ balance: '1000' }), id)).rejects.toThrow('competition-closed')
  const told = await exchange.client.ask(messageListCall, { noticeType: 'task' }, active)
  expect(told.map(row => row.titile)).toEqual(expect.arrayContaining(["You've earned a reward", 'Competition started']))
  const tasks = await exchange.client.ask(messageListCall, { noticeType: 'task' }, idle)
  const ended = tasks.find(({ titile }) => titile === 'Competition ended')
  expect([ended?.titile, ended?.msgContent]).toEqual([
    'Competition ended',
    expect.stringContaining('Your entry funds are back in your balance account.'),
  ])
  const all = await exchange.client.ask(competitionListCall, { status: competitionStates.ended }, active)
  expect(all.map(row => row.id)).toContain(id)
})

test('a ranking stands for five seconds however often it is asked for, and whoever joins is in it at once', async () => {
  const id = await create('C-rank')
  const [user, other] = [await exchange.newUser({ balance: '1000' }), await exchange.newUser({ balance: '1000' })]
  const { id: entryId } = await join(user, id)
  const ranked = async () => (await exchange.client.ask(rankListCall, { id }, user)).records.map(row => row.assets)
  expect(await ranked()).toEqual(['10000'])
  await join(other, id)
  expect(await ranked()).toEqual(['10000', '10000'])
  await place(user, entryId, { expectedPrice: '65000' })
  expect(await ranked()).toEqual(['10000', '10000'])
  await exchange.sandbox.advance(5)
  expect(await ranked()).toEqual(['10000', '9996.75'])
})

test('who stands level stands as they joined, to the same millisecond too, and keeps the place at the end', async () => {
  const id = await create('C-level', '--hours', '1')
  const users: TestUser[] = []
  for (let nth = 0; nth < 6; nth++) users.push(await exchange.newUser({ balance: '1000' }))
  for (const user of users) await join(user, id)
  const placeOf = async (user: TestUser) => {
    const { records } = await exchange.client.ask(rankListCall, { id }, user)
    return records.find(({ mine }) => mine)?.rank
  }
  const places = () => Promise.all(users.map(placeOf))
  expect(await places()).toEqual([1, 2, 3, 4, 5, 6])
  await exchange.sandbox.advance(3600)
  expect(await places()).toEqual([1, 2, 3, 4, 5, 6])
})

test('its texts are in the languages that its operator wrote, English where one is missing', async () => {
  const id = await create('C-words', '--intro', '<p>Hello</p>')
  await exchange.operate('competition', 'words', id, '--lang', 'xi', '--title', 'Otoño')
  const user = await exchange.newUser()
  const read = (language: string) => exchange.client.ask(competitionCall, { id }, { ...user, language })
  expect(await read('es-ES')).toMatchObject({ title: 'Otoño', intro: '<p>Hello</p>' })
  expect(await read('ja-JP')).toMatchObject({ title: 'Autumn' })
  await expect(exchange.operate('competition', 'words', id, '--lang', 'fr')).rejects.toThrow('--lang is one of')
})
