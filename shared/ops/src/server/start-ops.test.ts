import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { openStore } from '@shared/release'
import { makeKeys, platform, temporaryFolder, testKeys } from '@shared/release/testing'
import { actorNamed, history, promote, proposePolicy, status } from '@shared/release/writing'
import type { Act } from '../protocol.ts'
import { filledStore, key, keyChangeProposed, publisher, serve } from '../testing/running.ts'

const folder = temporaryFolder()
let made = 0
const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(stops.splice(0).map(stop => stop()))
})

async function started() {
  const place = join(folder, `${made++}`)
  const filled = await filledStore(place)
  const server = await serve({ store: filled.store, folder: place })
  stops.push(server.stop)
  return { ...filled, ...server, place }
}

const liveOf = async (store: Parameters<typeof status>[0], unit: string) =>
  (await status(store, testKeys.accepted)).units.find(one => one.unit === unit)

const byCecile = { who: 'cecile', why: 'orders failed' }
const common = { ...byCecile, looked: 2 }

test('without the operator key nothing is told and nothing is done', async () => {
  const { ask, store, first, next } = await started()
  const body = JSON.stringify({ act: 'rollback', ...common, unit: 'trade', from: next, to: first.trade, forced: false })
  for (const bearer of ['', 'x', `${key}x`, key.toUpperCase()]) {
    expect((await ask('/api/overview', {}, bearer)).status).toBe(401)
    expect((await ask('/api/act', { method: 'POST', body }, bearer)).status).toBe(401)
  }
  expect((await status(store, testKeys.accepted)).serial).toBe(2)
})

test('the page may run its own script alone, sets no cookie, and lets no other site in', async () => {
  const { ask } = await started()
  const page = await ask('/', {}, '')
  const headers = Object.fromEntries(page.headers)
  expect(headers['content-security-policy']).toMatch(/default-src 'none'.*require-trusted-types-for 'script'/)
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
  expect(Object.keys(headers).filter(name => /cookie|access-control/.test(name))).toEqual([])
  expect(await page.text()).toMatch(/main\.js" integrity="sha384-/)
  expect((await ask('/api/act', { method: 'OPTIONS' }, '')).status).toBe(401)
})

/** Of small releases nobody says where they come from. */
const named = (release: string, version: string) => ({ release, version, origin: null })

test('it tells what is live, what came before, and what waits', async () => {
  const { get, publish, decide, first, next } = await started()
  const canary = await publish('wallet', '1.1.0')
  await decide(['wallet'], 'bo', { percent: 12.5 })
  const waiting = await publish('trade', '1.2.0')
  const { serial, reports, units } = await get('/api/overview')
  expect([serial, reports]).toEqual([3, 'off'])
  expect(units.find((one: { unit: string }) => one.unit === 'trade')).toEqual({
    unit: 'trade',
    live: { ...named(next, '1.1.0'), fare: null, since: { serial: 2, at: expect.any(String), who: 'bo' } },
    canary: null,
    previous: named(first.trade, '1.0.0'),
    waiting: { ...named(waiting, '1.2.0'), takenBack: null },
    back: named(first.trade, '1.0.0'),
    rolledBack: null,
  })
  expect(units.find((one: { unit: string }) => one.unit === 'wallet')).toMatchObject({
    live: { release: first.wallet },
    canary: { release: canary, version: '1.1.0', percent: 12.5, since: { serial: 3, who: 'bo' } },
    waiting: null,
    back: null,
  })
})

test('a rollback on the page is a decision of the log, with who and why', async () => {
  const { act, store, first, next, get } = await started()
  const { status: code, said } = await act({
    act: 'rollback',
    ...common,
    unit: 'trade',
    from: next,
    to: first.trade,
    forced: false,
  })
  expect([code, said]).toEqual([200, { serial: 3, changed: true, action: `rollback trade@${first.trade}` }])
  expect((await liveOf(store, 'trade'))?.release).toBe(first.trade)
  const [newest] = await history(store, testKeys, undefined, 1)
  expect(newest?.decision).toMatchObject({ who: actorNamed('cecile'), why: 'orders failed' })
  const [told] = await get('/api/history?unit=trade')
  expect(told.said.changes).toEqual([
    {
      of: 'live',
      unit: 'trade',
      from: expect.objectContaining({ version: '1.1.0' }),
      to: { release: first.trade, version: '1.0.0' },
    },
  ])
  const { units } = await get('/api/overview')
  expect(units.find((one: { unit: string }) => one.unit === 'trade')).toMatchObject({
    ...{ live: { release: first.trade, since: { serial: 1 } }, waiting: { release: next } },
    rolledBack: { serial: 3, at: newest?.decision?.at, who: actorNamed('cecile') },
  })
})

test('a server that is asked to stop makes the deltas of its last decision first', async () => {
  const { act, store, publish, decide, stop } = await started()
  const code = Array.from({ length: 200 }, (_, i) => `f${(i * 7919) % 99_991}()`).join(';')
  const codeOf = (version: string) => ({ files: { 'main.js': `${code};version("${version}")` } })
  const from = await publish('wallet', '1.1.0', codeOf('1.1.0'))
  await decide(['wallet'], 'bo')
  const to = await publish('wallet', '1.2.0', codeOf('1.2.0'))
  await decide(['wallet'], 'bo')
  await act({ act: 'rollback', ...byCecile, looked: 4, unit: 'wallet', from: to, to: from, forced: false })
  await stop()
  expect(await store.listAfter(`deltas/wallet/${from}/`, '')).toHaveLength(1)
})

test('who decides on an old view is told who decided meanwhile, and nothing is done', async () => {
  const { act, store, publish, decide, first, next } = await started()
  await publish('wallet', '1.1.0')
  await decide(['wallet'], 'dan', { percent: 5 })
  for (const one of [
    { act: 'rollback', ...common, unit: 'trade', from: next, to: first.trade, forced: false },
    { act: 'rollback-all', ...common, to: 1 },
    { act: 'promote', ...common, unit: 'wallet', release: first.wallet, force: true },
  ] as const satisfies Act[]) {
    const { status: code, said } = await act(one)
    expect([one.act, code, said.failure]).toEqual([one.act, 409, 'overtaken'])
    expect(said.message).toMatch(/Decision 3 was made by dan at .*promote wallet@\w+ to 5%/)
  }
  expect((await status(store, testKeys.accepted)).serial).toBe(3)
})

test('a rollback of a release that runs no more is refused with what runs, and by whom', async () => {
  const { act, store, publish, decide, first, next } = await started()
  const newer = await publish('trade', '1.2.0')
  await decide(['trade'], 'dan')
  const rollback = { act: 'rollback', ...common, unit: 'trade', from: next, to: first.trade, forced: false } as const
  const { status: code, said } = await act(rollback)
  expect([code, said.failure, (await liveOf(store, 'trade'))?.release]).toEqual([409, 'overtaken', newer])
  expect(said.message).toMatch(/all phones run trade@\w+\.\nDecision 3 was made by dan .*\nIf trade@\w+ is to go: pnpm/)
})

test('a canary that is to go goes, by whatever came meanwhile; what took its place stays', async () => {
  const { act, store, publish, decide, first } = await started()
  const release = await publish('wallet', '1.1.0')
  await decide(['wallet'], 'bo', { percent: 5 })
  const end = { act: 'end-canary', ...byCecile, unit: 'wallet', from: release } as const
  await decide(['wallet'], 'dan')
  expect((await act(end)).said).toEqual({
    ...{ serial: 5, changed: true, action: `rollback wallet@${first.wallet}` },
    promoted: { serial: 4, who: 'dan' },
  })
  const { status: code, said } = await act(end)
  expect([code, said.failure]).toEqual([409, 'overtaken'])
  expect(said.message).toContain(
    `all phones run wallet@${first.wallet}.\nDecision 5 was made by ${actorNamed('cecile')} at`,
  )
  expect(await liveOf(store, 'wallet')).toMatchObject({ release: first.wallet, canary: null, since: 1 })
})

test('a canary begins, grows and ends', async () => {
  const { act, store, publish, first } = await started()
  const release = await publish('wallet', '1.1.0')
  const promote = { act: 'promote', unit: 'wallet', release, force: false } as const
  await act({ ...promote, ...common, percent: 5 })
  expect((await act({ ...promote, ...common, looked: 3, percent: 40 })).said.action).toBe(
    `promote wallet@${release} to 40% (wallet was not tried)`,
  )
  expect((await liveOf(store, 'wallet'))?.canary).toMatchObject({ release, percent: 40, since: 3 })
  await act({ act: 'end-canary', ...byCecile, unit: 'wallet', from: release })
  expect(await liveOf(store, 'wallet')).toMatchObject({ release: first.wallet, canary: null })
})

test('what the gate refuses is said in its words, and goes past it with a reason that the log keeps', async () => {
  const { act, store, publish } = await started()
  const release = await publish('wallet', '1.1.0', { preload: { 'words:jp': [] } })
  const promote = { act: 'promote', ...common, unit: 'wallet', release } as const
  const { status: code, said } = await act({ ...promote, force: false })
  expect([code, said.message]).toEqual([422, expect.stringMatching(/The gate refuses:\n {2}languages: /)])
  expect([said.passable, said.message]).toEqual([true, expect.not.stringContaining('--')])
  expect((await act({ ...promote, force: true })).said.action).toMatch(/forced past: languages: /)
  expect((await liveOf(store, 'wallet'))?.release).toBe(release)
})

test('a release that was taken back goes out again, alone or with a whole set, only where the operator says so', async () => {
  const { act, store, next } = await started()
  await act({ act: 'rollback-all', ...common, to: 1 })
  const promote = { act: 'promote', ...byCecile, looked: 3, unit: 'trade', release: next, force: false } as const
  const back = { act: 'rollback-all', ...byCecile, looked: 3, to: 2 } as const
  for (const one of [promote, { ...promote, again: false }, back] satisfies Act[]) {
    const { status: code, said } = await act(one)
    expect([one.act, code, said.takenBack, said.passable]).toEqual([one.act, 422, true, undefined])
    expect(said.message).toMatch(`trade@${next} was taken back by decision 3, ${actorNamed('cecile')}: orders failed.`)
    expect(said.message).not.toContain('--')
  }
  expect((await act({ ...promote, again: true })).said.action).toBe(`promote trade@${next} again (trade was not tried)`)
  await act({ ...byCecile, act: 'rollback-all', looked: 4, to: 1 })
  expect((await act({ ...back, looked: 5, again: true })).said.action).toBe('rollback --all to decision 2 again')
  expect((await liveOf(store, 'trade'))?.release).toBe(next)
})

test('what one operator proposed, another who holds another key approves on the page', async () => {
  const place = join(folder, `${made++}`)
  const store = openStore(`file:${place}/releases`)
  const publish = publisher(store, place)
  const second = makeKeys('k2')
  const accepted = [...testKeys.accepted, ...second.accepted]
  const [ann, bob] = [testKeys, second].map(one => ({ ...one, accepted, known: accepted }))
  if (!ann || !bob) throw new Error('no keys')
  await publish('shell', '1.0.0', { trusts: ['k1', 'k2'], keys: accepted })
  await publish('wallet', '1.0.0')
  await promote(store, ann, { targets: [{ unit: 'shell' }, { unit: 'wallet' }], platform, who: 'ann', why: '' })
  const id = await proposePolicy(store, ann, 2, { who: 'ann', why: 'two of us' })
  const [at, own] = await Promise.all([bob, ann].map(held => serve({ store, folder: place, held })))
  if (!at || !own) throw new Error('no servers')
  stops.push(at.stop, own.stop)
  const proposals = async () => (await at.get('/api/overview')).proposals
  expect(await proposals()).toMatchObject([{ id, keys: ['k1'], action: 'keys policy --promote 2', why: 'two of us' }])
  expect((await own.act({ act: 'approve', who: 'ann', id })).said.message).toMatch(/besides k1/)
  expect((await at.act({ act: 'approve', who: 'bob', id })).said).toMatchObject({ serial: 2, changed: true })
  expect(await proposals()).toEqual([])
  const release = await publish('wallet', '1.1.0')
  const promoted = await own.act({ act: 'promote', ...common, looked: 2, unit: 'wallet', release, force: false })
  expect(promoted.said).toMatchObject({ changed: false, proposal: expect.stringMatching(/^[a-f0-9]{12}$/) })
})

test('a change of keys is told as one, and approved only with the fingerprint of each key that it adds', async () => {
  const place = join(folder, `${made++}`)
  const { store, bob, shell, id, fingerprint } = await keyChangeProposed(place)
  const server = await serve({ store, folder: place, held: bob })
  stops.push(server.stop)
  const { proposals } = await server.get('/api/overview')
  expect(proposals).toMatchObject([
    {
      ...{ id, action: `keys change by shell@${shell}: adds k3`, shellKeys: [] },
      keyChange: { add: ['k3'], drop: [] },
    },
  ])
  expect(JSON.stringify(proposals)).not.toContain(fingerprint) // who approves it is to ask for it
  const approve = { act: 'approve', who: 'bob', id } as const
  for (const keys of [undefined, ['0123456789abcdef']]) {
    const { status: code, said } = await server.act({ ...approve, keys })
    expect([code, said.message]).toEqual([422, expect.stringContaining('Ask who holds k3 for its fingerprint')])
  }
  expect((await server.act({ ...approve, keys: [fingerprint] })).said).toMatchObject({ changed: true })
})

test('a proposal says which keys of a shell are none of ours', async () => {
  const place = join(folder, `${made++}`)
  const { store, bob, shell } = await keyChangeProposed(place)
  const accepted = bob.accepted.filter(({ keyId }) => keyId !== 'k3')
  const server = await serve({ store, folder: place, held: { ...bob, accepted, known: accepted } })
  stops.push(server.stop)
  const [{ shellKeys }] = (await server.get('/api/overview')).proposals
  expect(shellKeys).toEqual([
    expect.stringMatching(`^shell@${shell} accepts k3 \\(\\w{16}\\), which is none of yours$`),
  ])
})

test('a live shell with a key that is none of ours is told on the page', async () => {
  const { get, publish, decide } = await started()
  expect((await get('/api/overview')).strangers).toEqual([])
  const keys = [...testKeys.accepted, ...makeKeys('k9').accepted]
  const shell = await publish('shell', '1.1.0', { trusts: ['k1', 'k9'], keys })
  await decide(['shell'], 'mallory')
  expect((await get('/api/overview')).strangers).toEqual([
    {
      what: expect.stringMatching(`^The live shell@${shell} accepts k9 \\(\\w{16}\\), which is none of yours\\.$`),
      mend: expect.stringContaining('Find out who published it'),
    },
  ])
})

test('what others wrote turns no line of the page around', async () => {
  const { act, get } = await started()
  const why = 'a\u202eb\u2028c\u001b[2Jd'
  await act({ act: 'rollback-all', ...common, why, to: 1 })
  const [newest] = await get('/api/history')
  expect(newest.said.why).toBe('a b c [2Jd')
})

test('the whole set goes back to a decision', async () => {
  const { act, store, first } = await started()
  expect((await act({ act: 'rollback-all', ...common, to: 1 })).said.action).toBe('rollback --all to decision 1')
  expect((await liveOf(store, 'trade'))?.release).toBe(first.trade)
})

test('an address that is none ends nothing', async () => {
  const { ask } = await started()
  expect((await ask('//')).status).toBe(404)
  expect((await ask('/api/none')).status).toBe(404)
  expect((await ask('/api/overview')).status).toBe(200)
})

test('a decision without who or why is not understood', async () => {
  const { act, ask, store, first, next } = await started()
  const rollback = { act: 'rollback', ...common, unit: 'trade', from: next, to: first.trade, forced: false } as const
  expect((await act({ ...rollback, why: ' ' })).status).toBe(400)
  expect((await act({ ...rollback, who: '' })).status).toBe(400)
  expect((await ask('/api/act', { method: 'POST', body: '{' })).status).toBe(400)
  expect((await status(store, testKeys.accepted)).serial).toBe(2)
})

test('the store is looked over when asked', async () => {
  const { ask, place, next } = await started()
  const verify = async () => (await ask('/api/verify', { method: 'POST', body: '{}' })).json()
  expect(await verify()).toMatchObject({ problems: [], decisions: 2, releases: 4 })
  rmSync(join(place, 'releases/releases/trade', next, 'remoteEntry.js'))
  expect((await verify()).problems[0].what).toBe(`trade@${next}: remoteEntry.js is listed but missing.`)
})

test('counts that cannot be read do not hide what is live', async () => {
  const { store, place } = await started()
  const torn = { ...openStore(`file:${place}/reports`), listAfter: () => Promise.reject(new Error('away')) }
  const server = await serve({ store, reports: torn, folder: place })
  stops.push(server.stop)
  expect(await server.get('/api/overview')).toMatchObject({ reports: 'away', serial: 2 })
})
