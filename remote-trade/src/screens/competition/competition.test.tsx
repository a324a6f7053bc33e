import { expect, test } from '@jest/globals'
import {
  competitionCall,
  exitCompetitionCall,
  joinCompetitionCall,
  positionListCall,
  rankListCall,
  userAssetsCall,
  userBalanceCall,
} from '@shared/contract'
import { competitionStates } from '@shared/contract/codes'
import { formatRecordTime } from '@shared/format/time'
import { standBetween } from '@shared/testing/between'
import { connect, newOrderId } from '@shared/testing/client'
import { operate } from '@shared/testing/exchange-process'
import { applyBasicAt, identify } from '@shared/testing/identified'
import { newPerson, type Person } from '@shared/testing/people'
import { refusing } from '@shared/testing/refused'
import { exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'
import { changed } from 'shell/query'

const routes = ['/bisai', '/bisaiDetail', '/bisaiMycansai', '/heyue', '/chongzhi']
const client = () => connect(exchange().url, exchange().publicKey)
let made = 0
/** Somebody who may win. */
async function verified(): Promise<Person> {
  const person = await newPerson(exchange(), { balance: '1000' })
  await identify(exchange(), person)
  return person
}
/** As a server answers that counts neither. */
const withoutCounts = (_: string, body: string) => body.replace(/"(closes|riskMinutes)":\d+,/g, '')
async function create(...options: string[]): Promise<string> {
  const id = `Cup-${Date.now()}-${made++}`
  await operate(exchange(), 'competition', 'create', '--id', id, '--title', 'Autumn cup', ...options)
  return id
}
const open = (id: string, o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./competition.screen.tsx'), {
    path: '/bisaiDetail',
    query: { id },
    routes,
    as: { balance: '1000' },
    ...o,
  })
const token = (person: Person | null) => ({ token: person?.token })
const join = (id: string, person: Person | null) =>
  client().ask(joinCompetitionCall, { id, clientOrderId: newOrderId() }, token(person))
const assets = (person: Person | null) => client().ask(userAssetsCall, {}, token(person))
const text = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\u00a0/g, ' ')
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const sheet = (name: string) => screen.findByRole('dialog', { name })

test('joining shows what is frozen and what returns, then freezes it and gives the way to trade', async () => {
  const id = await create('--bots', '2', '--rewards', '1:500,2-3:200')
  const { user, person } = await open(id)
  await user.click(await button(/^Join/))
  const dialog = await sheet('Join Autumn cup')
  await waitFor(() => expect(text(dialog)).toContain('900.00 USDT'))
  expect(text(dialog)).toContain('You get your entry funds back in full')
  await user.click(within(dialog).getByRole('button', { name: 'Join' }))
  const { mine } = await waitFor(async () => {
    const found = await client().ask(competitionCall, { id }, token(person))
    expect(found.mine).toBeTruthy()
    return found
  })
  const trade = await screen.findByRole('link', { name: 'Trade' })
  expect(trade.getAttribute('href')).toBe(`#/heyue?competition=${mine?.id}`)
  expect(await assets(person)).toMatchObject({ balance: '900', competitionFrozenAssets: '100' })
})

test("everybody stands in the ranking: bots marked and unrewarded, one's own place pinned too", async () => {
  const id = await create('--bots', '3', '--rewards', '1-9:50')
  const person = await verified()
  await join(id, person)
  await open(id, { as: person })
  const list = await screen.findByRole('list', { name: 'Ranking' })
  const rows = within(list).getAllByRole('listitem').map(text)
  expect(rows).toHaveLength(4)
  expect(rows.filter(row => row.includes('Bot') && row.includes('No reward'))).toHaveLength(3)
  expect(rows.filter(row => row.includes('You') && row.includes('Reward 50 USDT'))).toHaveLength(1)
  expect(screen.getAllByText('You')).toHaveLength(2)
})

test("one's own place says how far a reward is, and how many closes it needs", async () => {
  const id = await create('--bots', '0', '--rewards', '1:50')
  await join(id, await verified())
  const person = await verified()
  await join(id, person)
  await open(id, { as: person })
  const note = await screen.findByText(/points from a reward/)
  await waitFor(() =>
    expect(text(note)).toBe(
      '0.01 percentage points from a reward · 0 of 5 required positions closed · 0 of 72 min with open positions',
    ),
  )
})

test('dates the ranking, and says no points to a reward, once the ranking can no longer be renewed', async () => {
  const id = await create('--bots', '0', '--rewards', '1:50')
  await join(id, await verified())
  const person = await verified()
  await join(id, person)
  let isDown = false
  const { address, stop } = await standBetween(exchange(), {
    instead(path, response) {
      const refused = isDown && path.startsWith(rankListCall.path)
      if (refused) response.writeHead(500).end()
      return refused
    },
  })
  await open(id, { as: person, at: address })
  const note = await screen.findByText(/points from a reward/)
  isDown = true
  act(() => changed(['competitions']))
  await screen.findByText(/^As of/)
  await waitFor(() => expect(text(note)).not.toContain('points'))
  await stop()
})

test('counts the closes itself when a server does not tell them', async () => {
  const id = await create('--bots', '0', '--rewards', '1:50')
  const person = await verified()
  await join(id, person)
  const { address, stop } = await standBetween(exchange(), { alters: withoutCounts })
  await open(id, { as: person, at: address })
  const note = await screen.findByText(/^Reward 50 USDT/)
  await waitFor(() => expect(text(note)).toBe('Reward 50 USDT · 0 of 5 required positions closed'))
  await stop()
})

test('lists every place page by page, though places have no id', async () => {
  const id = await create('--bots', '45')
  const { user } = await open(id)
  const places = () => within(screen.getByRole('list', { name: 'Ranking' })).getAllByRole('listitem').length
  await screen.findByRole('list', { name: 'Ranking' })
  for (const count of [20, 40]) {
    await waitFor(() => expect(places()).toBe(count))
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
  }
  await waitFor(() => expect(places()).toBe(45))
  expect(await screen.findByText('No more items')).toBeTruthy()
})

/** Closed after two minutes, and as large as all virtual funds. */
const counted = {
  ...{ id: 'P1', tradeType: 1, symbol: 'BTCUSDT', direction: 1, orderType: 1, quantity: '1', margin: '64000' },
  ...{ currency: 'USDT', state: 3, closeReason: 1, openPrice: '64000', closePrice: '64100', profit: '100' },
  ...{ createTime: '2026-11-25 10:00:00', openTime: '2026-11-25 10:00:00', closeTime: '2026-11-25 10:02:00' },
}

test('counts a close once when a server hands out the same page again and again', async () => {
  const id = await create('--bots', '0', '--rewards', '1:50')
  const person = await verified()
  await join(id, person)
  const asked = new Set<string>()
  const { address, stop } = await standBetween(exchange(), {
    alters(path, body) {
      if (!path.startsWith(positionListCall.path)) return withoutCounts(path, body)
      if (!path.includes('entryId')) return undefined
      asked.add(path)
      const { result, ...envelope } = JSON.parse(body)
      return JSON.stringify({ ...envelope, result: { ...result, records: [counted], pages: 1000 } })
    },
  })
  await open(id, { as: person, at: address })
  const note = await screen.findByText(/^Reward 50 USDT/)
  await waitFor(() => expect(text(note)).toBe('Reward 50 USDT · 1 of 5 required positions closed'))
  expect(asked.size).toBe(2)
  await stop()
})

test('says why an entry wins no reward once it is too late to verify, and shows no reward at its place', async () => {
  const id = await create('--bots', '0', '--rewards', '1-9:50')
  const person = await newPerson(exchange(), { balance: '1000' })
  await join(id, person)
  await open(id, { as: person, routes: [...routes, '/shenfenRenzheng'] })
  const { mine } = await client().ask(competitionCall, { id }, token(person))
  const time = formatRecordTime(mine?.joinTime ?? '')
  expect(await screen.findByText(`No reward: your identity wasn't verified before ${time}`)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Verify your identity' })).toBeNull()
  const list = await screen.findByRole('list', { name: 'Ranking' })
  expect(text(within(list).getByRole('listitem'))).toContain('No reward')
})

test.each([
  [
    'before they join one that runs',
    [],
    'This competition is running, so your identity must be verified before you join.',
  ],
  ['before the start of one to come', ['--start', '2099-01-01 00:00:00'], 'Your identity must be verified before'],
])('tells an unverified person in the sheet to verify %s, with the way', async (_, options, words) => {
  const id = await create('--bots', '0', '--rewards', '1:50', ...options)
  const { user } = await open(id, { routes: [...routes, '/shenfenRenzheng'] })
  await user.click(await button(/^Join/))
  const dialog = await sheet('Join Autumn cup')
  const way = await within(dialog).findByRole('link', { name: /^Verify your identity to qualify for a reward/ })
  expect(text(way)).toContain(words)
  expect(way.getAttribute('href')).toBe('#/shenfenRenzheng')
})

/** As the exchange answers of a competition that ran before it asked for a verification by the start. */
function byTheEnd(path: string, body: string): string | undefined {
  if (!path.startsWith(competitionCall.path)) return undefined
  const { result, ...envelope } = JSON.parse(body)
  const verifyBy = result.endTime
  const mine = result.mine && { ...result.mine, verifyBy, barred: 'identity' }
  return JSON.stringify({ ...envelope, result: { ...result, verifyBy, mine } })
}

test('names the time by which to verify, before and after joining, when a running competition takes it by its end', async () => {
  const id = await create('--bots', '0', '--rewards', '1:50')
  const { address, stop } = await standBetween(exchange(), { alters: byTheEnd })
  const { user, person } = await open(id, { at: address, routes: [...routes, '/shenfenRenzheng'] })
  const end = formatRecordTime((await client().ask(competitionCall, { id }, token(person))).endTime)
  await user.click(await button(/^Join/))
  const dialog = await sheet('Join Autumn cup')
  expect(
    await within(dialog).findByText(`Your identity must be verified before ${end}. You can join first.`),
  ).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Join' }))
  expect(await screen.findByText(`Verify your identity before ${end} to qualify for a reward`)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Verify your identity' })).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Rewards' }))
  expect(text(screen.getByRole('tabpanel'))).toContain(
    `To qualify, verify your identity before ${end}, or before you join`,
  )
  await stop()
})

test('says that the identity is under review, in the sheet and at the entry, instead of asking to verify it', async () => {
  const id = await create('--bots', '0', '--rewards', '1:50', '--start', '2099-01-01 00:00:00')
  const person = await newPerson(exchange(), { balance: '1000' })
  await applyBasicAt(exchange(), person)
  const { user } = await open(id, { as: person, routes: [...routes, '/shenfenRenzheng', '/renzhengResult'] })
  await user.click(await button(/^Join/))
  const dialog = await sheet('Join Autumn cup')
  const way = await within(dialog).findByRole('link', { name: /^Identity under review/ })
  expect(way.getAttribute('href')).toBe('#/renzhengResult?kind=basic')
  await user.click(within(dialog).getByRole('button', { name: 'Join' }))
  await waitFor(() => expect(text(document.querySelector('.pinned'))).toContain('Identity under review'))
  expect(screen.queryByRole('link', { name: 'Verify your identity' })).toBeNull()
})

/** Whose places are all taken but those that are kept for verified people. */
async function keptForVerified(): Promise<string> {
  const id = await create('--bots', '0', '--rewards', '1:50', '--max', '2', '--start', '2099-01-01 00:00:00')
  await otherJoins(id)
  return id
}

test('offers to verify in place of Join, whatever the balance, when the remaining places are for verified people', async () => {
  const id = await keptForVerified()
  const { user } = await open(id, { as: { balance: '0' }, routes: [...routes, '/shenfenRenzheng'] })
  await user.click(await button(/^Join/))
  const dialog = await sheet('Join Autumn cup')
  const banner = await within(dialog).findByRole('link', { name: /^Verify your identity to join/ })
  expect(text(banner)).toContain('The remaining places are for verified people only.')
  const way = within(dialog).getByRole('link', { name: 'Verify your identity' })
  expect(way.getAttribute('href')).toBe('#/shenfenRenzheng')
  expect(text(dialog)).not.toContain('You can join first')
  expect(within(dialog).queryByRole('button', { name: 'Join' })).toBeNull()
})

test('disables Join while the identity is under review when the remaining places are for verified people', async () => {
  const id = await keptForVerified()
  const person = await newPerson(exchange(), { balance: '1000' })
  await applyBasicAt(exchange(), person)
  const { user } = await open(id, { as: person, routes: [...routes, '/shenfenRenzheng', '/renzhengResult'] })
  await user.click(await button(/^Join/))
  const dialog = await sheet('Join Autumn cup')
  expect(await within(dialog).findByRole('link', { name: /^Identity under review/ })).toBeTruthy()
  expect(within(dialog).getByRole('button', { name: 'Join' }).getAttribute('aria-disabled')).toBe('true')
  expect(text(dialog)).not.toContain('Verify your identity')
})

test('lets a verified person join when the remaining places are for verified people', async () => {
  const id = await keptForVerified()
  const { user } = await open(id, { as: await verified() })
  await user.click(await button(/^Join/))
  await user.click(within(await sheet('Join Autumn cup')).getByRole('button', { name: 'Join' }))
  expect(await screen.findByText('Starts soon')).toBeTruthy()
})

test('shows a person who must verify before joining no place of theirs, neither pinned nor on the line of yields', async () => {
  const id = await keptForVerified()
  const alters = (path: string, body: string) =>
    path.startsWith(rankListCall.path) ? body.replace(/"totalYield":"[^"]*"/g, '"totalYield":"0.05"') : undefined
  const { address, stop } = await standBetween(exchange(), { alters })
  await open(id, { at: address, query: { id, tab: 'ranking' } })
  const list = await screen.findByRole('list', { name: 'Ranking' })
  expect(text(within(list).getByRole('listitem'))).toContain('5.00%')
  expect(await button(/^Join/)).toBeTruthy()
  expect(screen.queryByText(/^You\b/)).toBeNull()
  await stop()
})

test.each([
  [
    'the remaining places are kept for verified people meanwhile',
    ...[competitionCall.path, '"verifyToJoin":false', '"verifyToJoin":true', 'Verify your identity'],
  ],
  ['the balance falls short meanwhile', userBalanceCall.path, /"available":"[^"]*"/, '"available":"1"', /^Deposit/],
] as const)('keeps the Join button while the order is on its way when %s', async (_, path, from, to, link) => {
  const id = await create('--bots', '0', '--rewards', '1:50', '--start', '2099-01-01 00:00:00')
  let [isChanged, answer] = [false, () => {}]
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  let renewed = 0
  const { address, stop } = await standBetween(exchange(), {
    until: asked => (asked.endsWith('/join') ? held : undefined),
    alters(asked, body) {
      if (!isChanged || !asked.startsWith(path)) return undefined
      renewed += 1
      return body.replace(from, to)
    },
  })
  const { user, person } = await open(id, { at: address, routes: [...routes, '/shenfenRenzheng'] })
  await user.click(await button(/^Join/))
  const dialog = await sheet('Join Autumn cup')
  await waitFor(() => expect(text(dialog)).toContain('900.00 USDT'))
  await user.click(within(dialog).getByRole('button', { name: 'Join' }))
  isChanged = true
  act(() => changed(['competitions', 'funds']))
  await waitFor(() => expect(renewed).toBeGreaterThan(0))
  await waitFor(() => expect(text(dialog)).toMatch(/for verified people only|^(?!.*900\.00 USDT)/))
  expect(within(dialog).getByRole('button', { name: 'Join' }).getAttribute('aria-busy')).toBe('true')
  expect(within(dialog).queryByRole('link', { name: link })).toBeNull()
  isChanged = false
  answer()
  expect(await screen.findByText('Starts soon')).toBeTruthy()
  expect(await assets(person)).toMatchObject({ competitionFrozenAssets: '100' })
  await stop()
})

test('shows the final ranks of an ended competition once the exchange has written them', async () => {
  const id = await create('--bots', '2')
  let [isRanked, empty] = [false, 0]
  const { address, stop } = await standBetween(exchange(), {
    alters(path, body) {
      const { result, ...envelope } = JSON.parse(body)
      if (path.startsWith(competitionCall.path))
        return JSON.stringify({ ...envelope, result: { ...result, status: competitionStates.ended } })
      if (!path.startsWith(rankListCall.path) || isRanked) return undefined
      empty += 1
      return JSON.stringify({ ...envelope, result: { ...result, records: [] } })
    },
  })
  await open(id, { at: address })
  await waitFor(() => expect(empty).toBe(2))
  isRanked = true
  const list = await screen.findByRole('list', { name: 'Ranking' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(2)
  await stop()
})

test.each([
  ['a verified person', ['--rewards', '1:50'], verified],
  ['anybody where nothing is won', [], () => newPerson(exchange(), { balance: '1000' })],
] as const)('does not ask %s to verify in the sheet', async (_, options, who) => {
  const id = await create('--bots', '0', ...options)
  const { user } = await open(id, { as: await who() })
  await user.click(await button(/^Join/))
  expect(text(await sheet('Join Autumn cup'))).not.toContain('Verify your identity')
})

test('before joining, the place that it would give is pinned, without a yield', async () => {
  const id = await create('--bots', '0', '--rewards', '1-9:50')
  await join(id, await newPerson(exchange(), { balance: '1000' }))
  await open(id)
  const pinned = (await screen.findByText('Your place if you join now')).closest('.pinned')
  await waitFor(() => expect(text(pinned)).toContain('2Your place if you join nowStarting place'))
  expect(text(pinned)).toContain('10,000.00')
})

test('leaving says that it is for good, returns the funds, and closes the way back', async () => {
  const id = await create('--bots', '0')
  const person = await newPerson(exchange(), { balance: '1000' })
  await join(id, person)
  const { user } = await open(id, { as: person })
  await user.click(await button('Leave'))
  const dialog = await sheet('Leave Autumn cup')
  expect(text(dialog)).toContain("can't rejoin")
  await user.click(within(dialog).getByRole('button', { name: 'Leave' }))
  expect(await screen.findByText("You left this competition and can't rejoin")).toBeTruthy()
  expect((await button('Join')).getAttribute('aria-disabled')).toBe('true')
  expect(await assets(person)).toMatchObject({ balance: '1000', competitionFrozenAssets: '0' })
})

test('who has too little is shown how much is missing, with the way to deposit it', async () => {
  const id = await create('--bots', '0')
  const { user } = await open(id, { as: { balance: '30.5' } })
  await user.click(await button(/^Join/))
  const way = await within(await sheet('Join Autumn cup')).findByRole('link', { name: 'Deposit 69.50 USDT more' })
  expect(way.getAttribute('href')).toBe('#/chongzhi?currency=USDT&amount=69.5')
})

test('explains in the sheet why Join is disabled when the funds are short and deposits are not live', async () => {
  const id = await create('--bots', '0')
  const { user } = await open(id, { as: { balance: '30.5' }, routes: routes.filter(path => path !== '/chongzhi') })
  await user.click(await button(/^Join/))
  const dialog = await sheet('Join Autumn cup')
  expect(await within(dialog).findByText('More than your available balance')).toBeTruthy()
  expect(within(dialog).getByRole('button', { name: 'Join' }).getAttribute('aria-disabled')).toBe('true')
})

test.each([
  ['This competition is full', ['--max', '1'], (id: string) => otherJoins(id)],
  ["You've already joined", [], (id: string, own: Person) => join(id, own)],
  ["You left this competition and can't rejoin", [], (id: string, own: Person) => joinedAndLeft(id, own)],
])('a refusal meanwhile stands in the sheet: %s', async (words, options, meanwhile) => {
  const id = await create('--bots', '0', ...options)
  const person = await newPerson(exchange(), { balance: '1000' })
  const { user } = await open(id, { as: person })
  await user.click(await button(/^Join/))
  const dialog = await sheet('Join Autumn cup')
  await meanwhile(id, person)
  await user.click(within(dialog).getByRole('button', { name: 'Join' }))
  expect(await within(dialog).findByText(words)).toBeTruthy()
})

const otherJoins = async (id: string) => join(id, await newPerson(exchange(), { balance: '1000' }))
async function joinedAndLeft(id: string, person: Person) {
  await join(id, person)
  await client().ask(exitCompetitionCall, { id, clientOrderId: newOrderId() }, token(person))
}

test('an answer that is lost is looked up: one entry, frozen once', async () => {
  const id = await create('--bots', '0')
  const { address, stop } = await standBetween(exchange(), { loses: path => path.endsWith('/join') })
  const { user, person } = await open(id, { at: address })
  await user.click(await button(/^Join/))
  await user.click(within(await sheet('Join Autumn cup')).getByRole('button', { name: 'Join' }))
  expect(await screen.findByRole('link', { name: 'Trade' })).toBeTruthy()
  expect(await assets(person)).toMatchObject({ balance: '900', competitionFrozenAssets: '100' })
  await stop()
})

test('what each place pays stands under Rewards, what its operator wrote under About; the tab stands in the address', async () => {
  const words = ['--intro', '<p>Three <b>coins</b></p>', '--rules', '<ul><li>Be fair</li></ul>']
  const id = await create('--bots', '0', '--rewards', '1:500,2-3:200', ...words)
  const { user, at } = await open(id)
  await user.click(await screen.findByRole('tab', { name: 'Rewards' }))
  expect(text(screen.getByRole('tabpanel'))).toContain('Places 2 to 3200 USDT')
  expect(text(screen.getByRole('tabpanel'))).toContain('open for 72 minutes in total')
  await user.click(screen.getByRole('tab', { name: 'About' }))
  expect(at()).toContain('tab=intro')
  expect(await screen.findByText('coins')).toBeTruthy()
  expect(within(screen.getByRole('tabpanel')).getByRole('listitem').textContent).toBe('Be fair')
})

test('before it begins one may join, and trade once it does', async () => {
  const id = await create('--bots', '0', '--start', '2099-01-01 00:00:00', '--rewards', '1:50')
  const person = await verified()
  await join(id, person)
  await open(id, { as: person })
  expect(await screen.findByText('Starts soon')).toBeTruthy()
  const pinned = document.querySelector('.pinned')
  await waitFor(() => expect(text(pinned)).toContain('1YouStarting place'))
  expect(screen.queryByRole('link', { name: 'Trade' })).toBeNull()
})

test('offers no Trade to somebody who joined when the contract screen is not live', async () => {
  const id = await create('--bots', '0')
  const person = await newPerson(exchange(), { balance: '1000' })
  await join(id, person)
  await open(id, { as: person, routes: routes.filter(path => path !== '/heyue') })
  expect(await button('Leave')).toBeTruthy()
  expect(screen.queryByText('Trade')).toBeNull()
})

test('a competition that is not there says so and leads to the others', async () => {
  await open('nothing')
  expect(await screen.findByText('Competition not found')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See all competitions' }).getAttribute('href')).toBe('#/bisai')
})

test('what did not load says why', async () => {
  const { at } = await refusing(/appCompetition\/queryById/, 'Places are being counted')
  await open(await create('--bots', '0'), { at })
  const panel = await screen.findByText("Couldn't load the competition")
  expect(text(panel.parentElement)).toContain('Places are being counted')
})

test('without a connection it says so, and comes by itself when there is one', async () => {
  const { online } = await open(await create('--bots', '0'), { offline: true })
  expect(await screen.findByText('No connection')).toBeTruthy()
  act(() => online())
  expect(await screen.findByRole('heading', { name: 'Autumn cup' })).toBeTruthy()
})
