import { beforeAll, beforeEach, expect, test } from '@jest/globals'
import { until } from '../surface/transport/testing/real-time.ts'
import { stampEntries } from './stamp.ts'

const spelled = () => location.pathname + location.search + location.hash
let keys: string[]

beforeAll(() => {
  history.replaceState(null, '', '/kline?symbol=BTCUSDT')
  stampEntries()
})
beforeEach(() => {
  keys = []
})

/** Types an address, as into the address bar: it comes without a state. */
async function type(hash: string): Promise<void> {
  const before = history.state?.key
  location.assign(hash)
  await until(() => history.state?.key !== undefined && history.state.key !== before, 'the stamp')
  keys.push(history.state.key)
}

test('the first entry has an index, a key and one spelling', () => {
  expect(spelled()).toBe('/#/kline?symbol=BTCUSDT')
  expect(history.state).toMatchObject({ idx: 0, key: expect.stringMatching(/./), usr: null })
})

test('typed addresses count on, each with a key of its own', async () => {
  const { idx } = history.state
  await type('#/home')
  await type('#/my')
  expect(history.state.idx).toBe(idx + 2)
  expect(new Set(keys).size).toBe(2)
})

test('after a step of the router the next typed address follows it', async () => {
  const { idx } = history.state
  history.pushState({ usr: null, key: 'pushed', idx: idx + 1 }, '', '#/kline')
  await type('#/home')
  expect(history.state.idx).toBe(idx + 2)
})

test.each([
  ['#home', '/#/home'],
  ['#kline?symbol=ETHUSDT', '/#/kline?symbol=ETHUSDT'],
  ['#.', '/#/'],
  ['#!/home', '/#/'],
])('%s is written %s', async (typed, written) => {
  await type(typed)
  expect(spelled()).toBe(written)
})

test.each([
  ['/?utm=1#/home', '/#/home'],
  ['/index.html?a=1', '/#/'],
  ['/kline?a=1#/home', '/#/home'],
  ['/kline/?a=1', '/#/kline/?a=1'],
  ['/%23/kline?symbol=X', '/#/kline?symbol=X'],
  ['/%3Fs%3Dx7', '/#/'],
  ['/#/kline.', '/#/kline'],
  ['/#/kline?symbol=X.', '/#/kline?symbol=X.'],
])('of %s only the address is left: %s', (opened, written) => {
  history.replaceState(null, '', opened)
  dispatchEvent(new PopStateEvent('popstate'))
  expect(spelled()).toBe(written)
})
