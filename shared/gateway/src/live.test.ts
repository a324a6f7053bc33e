import { expect, test } from '@jest/globals'
import type { Floor, Store } from '@shared/release'
import { makeKeys, platform, signed, temporaryFolder, testKeys } from '@shared/release/testing'
import { promote } from '@shared/release/writing'
import { coalesced, followLive } from './live.ts'
import { running, shell, trade } from './testing/running.ts'

const folder = temporaryFolder()
const at = await running(folder)
const settings = (name: string) => ({ targets: [], platform: { ...platform, name }, who: 'ann', why: '' })
const quiet = () => {}

test('whoever asks while a look is under way, or shortly after it began, gets its result', async () => {
  const looks: ((found: string) => void)[] = []
  let time = 0
  const look = coalesced(
    () => new Promise<string>(resolve => looks.push(resolve)),
    200,
    () => time,
  )
  const first = [look(), look()]
  time = 500
  first.push(look()) // it still goes on
  looks[0]?.('one')
  expect(await Promise.all(first)).toEqual(['one', 'one', 'one'])
  const second = look()
  looks[1]?.('two')
  expect(await second).toBe('two')
  time = 699
  expect(await look()).toBe('two')
  time = 700
  void look()
  expect(looks).toHaveLength(3)
})

test('where a look does not count for a while, who asks during one shares the next', async () => {
  const looks: ((found: string) => void)[] = []
  const look = coalesced(() => new Promise<string>(resolve => looks.push(resolve)), 0)
  const first = look()
  const [second, third] = [look(), look()]
  looks[0]?.('before')
  expect(await first).toBe('before')
  looks[1]?.('after')
  expect(await Promise.all([second, third])).toEqual(['after', 'after'])
  expect(looks).toHaveLength(2)
})

test('many pages at once cost one look, and so do those that follow within its time', async () => {
  let listings = 0
  const counting: Store = {
    ...at.store,
    listAfter: (prefix, key) => {
      if (prefix === 'decisions/') listings++
      return at.store.listAfter(prefix, key)
    },
  }
  const live = followLive(counting, testKeys.accepted, 60_000, quiet)
  await Promise.all(Array.from({ length: 20 }, live))
  await live()
  expect(listings).toBe(1)
})

test('a decision that no accepted key signed changes nothing', async () => {
  const before = (await at.get('/config.json')).text
  const strangers = makeKeys('k1') // a key of the same name
  const { store, publish } = await running(`${folder}/other`)
  await publish(shell)
  await expect(promote(store, strangers, settings('theirs'))).rejects.toThrow()
  const forged = await at.store.read('decisions/00000001.json')
  await at.store.createIfAbsent(
    'decisions/00000002.json',
    Buffer.from(String(forged).replaceAll('"serial":1', '"serial":2')),
  )
  expect((await at.get('/config.json')).text).toBe(before)
})

test('a key that is accepted from now on counts without a restart', async () => {
  const more = makeKeys('k2')
  const own = await running(`${folder}/rotated`)
  let accepted = testKeys.accepted
  const live = followLive(own.store, async () => accepted, 0, quiet)
  expect((await live())?.name).toBe('tarn')
  const first = JSON.parse(String(Buffer.from((await own.store.read('decisions/00000001.json')) ?? [])))
  const config = signed([more.signing()], { ...first.config, serial: 2, name: 'renamed' })
  const second = signed([more.signing()], { ...first, serial: 2, config })
  await own.store.createIfAbsent('decisions/00000002.json', Buffer.from(JSON.stringify(second)))
  expect((await live())?.name).toBe('tarn')
  accepted = [...accepted, ...more.accepted]
  expect((await live())?.name).toBe('renamed')
  accepted = []
  expect((await live())?.name).toBe('renamed') // a list that was emptied takes no page away
})

test('a gateway that was told nothing of a log with a policy says so once', async () => {
  const own = await running(`${folder}/unguarded`)
  const first = JSON.parse(String(Buffer.from((await own.store.read('decisions/00000001.json')) ?? [])))
  const config = signed([testKeys.signing()], {
    ...{ ...first.config, serial: 2, policy: { version: 1, promote: 1, highest: 2 } },
    signature: undefined,
  })
  const second = signed([testKeys.signing()], { ...first, serial: 2, config, signature: undefined })
  await own.store.createIfAbsent('decisions/00000002.json', Buffer.from(JSON.stringify(second)))
  const toldWith = async (seen: Floor | undefined) => {
    const told: string[] = []
    const log = (event: string) => void told.push(event)
    const live = followLive(own.store, async () => testKeys.accepted, 0, log, { floor: async () => seen })
    expect([(await live())?.serial, (await live())?.serial]).toEqual([2, 2])
    return told
  }
  expect(await toldWith(undefined)).toEqual(['unguarded'])
  expect(await toldWith({ log: config.log, policy: undefined })).toEqual([])
})

test('where the store cannot be asked, what was live goes on, and that is told once', async () => {
  const own = await running(`${folder}/failing`)
  const told: string[] = []
  let broken = false
  const failing: Store = {
    ...own.store,
    listAfter: async (...args) => {
      if (broken) throw new Error('no route to the store')
      return own.store.listAfter(...args)
    },
  }
  const live = followLive(failing, testKeys.accepted, 0, event => void told.push(event))
  const before = await live()
  broken = true
  expect([await live(), await live()]).toEqual([before, before])
  expect(told).toEqual(['store-failed'])
  broken = false
  await own.publish({ ...trade, version: '2.0.0' })
  await promote(own.store, testKeys, { targets: [{ unit: 'trade' }], platform, who: 'ann', why: '' })
  expect((await live())?.units.trade?.version).toBe('2.0.0')
})

test('a store that fails from the start is an error, not an empty live set', async () => {
  const failing: Store = { ...at.store, listAfter: () => Promise.reject(new Error('no route')) }
  await expect(followLive(failing, testKeys.accepted, 0, quiet)()).rejects.toThrow('no route')
})

test('goes on with what was live when the store becomes newer, and says so once', async () => {
  const { store, publish } = await running(`${folder}/newer`)
  await publish(shell)
  const said: unknown[] = []
  let looks = 0
  const live = followLive(store, testKeys.accepted, 0, (event, about) => said.push([event, about]), {
    looked: () => looks++,
  })
  const before = await live()
  await store.createIfAbsent('formats/00000002.json', Buffer.from(''))
  await store.createIfAbsent('decisions/00000002.json', Buffer.from('{"of":"another form"}'))
  expect([await live(), await live(), looks]).toEqual([before, before, 1])
  expect(said).toEqual([['store-failed', { error: expect.stringContaining('A newer version writes this store') }]])
})
