import { beforeEach, expect, test } from '@jest/globals'
import { createStore } from 'jotai'
import { favouritesAtom } from './favourites.ts'

beforeEach(() => localStorage.clear())

/** A page that was open before knows nothing of what another wrote: a mounted atom reads anew. */
function page() {
  const store = createStore()
  store.sub(favouritesAtom, () => {})
  return store
}

test('a new device stars BTC, ETH and gold', () => {
  expect(page().get(favouritesAtom)).toEqual(['BTCUSDT', 'ETHUSDT', 'XAUUSD'])
})

test('stars are kept on the device, in their order; none is a choice too', () => {
  const store = page()
  store.set(favouritesAtom, ['XAUUSD', 'BTCUSDT'])
  expect(page().get(favouritesAtom)).toEqual(['XAUUSD', 'BTCUSDT'])
  store.set(favouritesAtom, [])
  expect(page().get(favouritesAtom)).toEqual([])
})

test.each(['7', '{"a":1}', '[1,2]', 'not json'])('what is no list of symbols, %s, counts as nothing', stored => {
  localStorage.setItem('favourites.v1', stored)
  expect(page().get(favouritesAtom)).toHaveLength(3)
})
