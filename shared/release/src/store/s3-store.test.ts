/** What needs no object storage but a small one in this process; the rest is in s3-store.ceph.test.ts. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type PlainS3, startPlainS3 } from '../testing/plain-s3.ts'
import { s3Store } from './s3-store.ts'
import { storeConformance } from './store.conformance.ts'

test.each(['s3://', 's3://b', 's3://Bucket/x', 's3://bucket/../x', 's3://bucket//x', 's3://bucket/a b'])(
  '%s is refused with the form of an address',
  url => {
    expect(() => s3Store(url)).toThrow('s3://<bucket>/<prefix>')
  },
)

const given = { ...process.env }
let s3: PlainS3
let places = 0
const place = () => `s3://tests/place-${places++}`
const [mine, theirs] = [Buffer.from('mine'), Buffer.from('theirs')]

beforeAll(async () => {
  s3 = await startPlainS3()
  Object.assign(process.env, {
    ...{ AWS_ENDPOINT_URL_S3: s3.url, AWS_REGION: 'tests' },
    ...{ AWS_ACCESS_KEY_ID: 'tests', AWS_SECRET_ACCESS_KEY: 'tests' },
  })
})
afterAll(async () => {
  process.env = given
  await s3.stop()
})
beforeEach(() => {
  s3.honours = 'always'
  s3.listsBadly = false
})
/** What was asked of a place since then, without its name. */
const asking = (url: string) => {
  const [from, name] = [s3.asked.length, url.slice('s3://tests/'.length)]
  return () => s3.asked.slice(from).map(what => what.replace(`${name}/`, ''))
}

describe('on a small storage', () => storeConformance('object storage', () => s3Store(place())))

test('refuses a storage that ignores If-None-Match, by its name, before anything is written', async () => {
  s3.honours = 'never'
  const [url, kept] = [place(), s3.kept.size]
  const store = s3Store(url)
  const asked = asking(url)
  await expect(store.createIfAbsent('decisions/00000001.json', mine)).rejects.toThrow(
    `The object storage at ${s3.url} keeps a second object under a key that is taken (it ignores If-None-Match): of two decisions at once one would be lost. Use another one. Ceph and Amazon S3 refuse the second object.`,
  )
  expect([asked(), s3.kept.size]).toEqual([['PUT conditions/if-none-match', 'PUT conditions/if-none-match'], kept + 1])
})

test('asks whether the storage honours conditions once in a process, by one request where another process asked', async () => {
  const url = place()
  await s3Store(url).createIfAbsent('first', mine)
  const store = s3Store(url)
  const asked = asking(url)
  await Promise.all(['releases/a', 'releases/b'].map(key => store.createIfAbsent(key, mine)))
  await store.createIfAbsent('releases/c', mine)
  expect(asked()).toEqual(['PUT conditions/if-none-match', 'PUT releases/a', 'PUT releases/b', 'PUT releases/c'])
})

test('asks again where the storage was away', async () => {
  const url = place()
  const store = s3Store(url, { silentMs: 500, attempts: 1 })
  s3.meanwhile.set(`${url.slice('s3://tests/'.length)}/conditions/if-none-match`, async () => {
    throw new Error('away')
  })
  await expect(store.createIfAbsent('log/1', mine)).rejects.toThrow(/keep log\/1: /)
  expect(await store.createIfAbsent('log/1', mine)).toBe(true)
})

test('notices that another writer came over its object', async () => {
  s3.honours = 'not at once'
  const url = place()
  const [one, other] = [s3Store(url), s3Store(url)]
  for (const [at, store] of [one, other].entries()) await store.createIfAbsent(`warm/${at}`, mine)
  let second: boolean | undefined
  s3.meanwhile.set(`${url.slice('s3://tests/'.length)}/log/1`, async () => {
    second = await other.createIfAbsent('log/1', theirs)
  })
  expect([await one.createIfAbsent('log/1', mine), second]).toEqual([false, true])
  expect(Buffer.from((await one.read('log/1')) ?? [])).toEqual(theirs)
})

test('looks back at no file of a release: its hash tells', async () => {
  const url = place()
  const store = s3Store(url)
  await store.createIfAbsent('log/1', mine)
  const asked = asking(url)
  await store.createIfAbsent('log/2', mine)
  await store.createIfAbsent('releases/trade/1/a.js', mine)
  await store.createIfAbsent('deltas/trade/1/a.js/2', mine)
  expect(asked()).toEqual(['PUT log/2', 'HEAD log/2', 'PUT releases/trade/1/a.js', 'PUT deltas/trade/1/a.js/2'])
})

test('lists in order, from the key on and to the end, whatever order, start and last token a storage has', async () => {
  const store = s3Store(place())
  for (const key of ['log/3', 'log/1', 'log/4', 'log/2', 'other/1']) await store.createIfAbsent(key, mine)
  s3.listsBadly = true
  expect(await store.listAfter('log/', 'log/1')).toEqual(['log/2', 'log/3', 'log/4'])
})
