import { beforeEach, expect, test } from '@jest/globals'
import { getDefaultStore } from 'jotai'
import type { LiveRoute } from '../remotes/routes.ts'
import { breakDown, commit, currentPage, type Page, pagesAtom, release, releaseAll, relocate } from './pages.ts'

const Blank = () => null
const place = (pathname: string, search = '') => ({ pathname, search, key: pathname + search })
const arrival = (path: string, o: { keepAlive?: boolean; release?: string; error?: unknown } = {}) => {
  const route = { path, keepAlive: o.keepAlive ?? false, release: o.release ?? 'r1' } as LiveRoute
  const base = { path, route, serial: 1, place: place(path), move: 'PUSH' as const }
  return 'error' in o ? { ...base, error: o.error } : { ...base, Screen: Blank }
}
/** Commits it. @returns its page */
function arrive(...what: Parameters<typeof arrival>): Page {
  commit(arrival(...what))
  return currentPage() as Page
}
const pages = () => getDefaultStore().get(pagesAtom)

beforeEach(releaseAll)

test('an ordinary page gives way to the next and is told', () => {
  commit(arrival('/home'))
  const home = currentPage()
  commit(arrival('/my'))
  expect(currentPage()?.path).toBe('/my')
  expect(home?.off.signal.aborted).toBe(true)
})

test('a kept page is there again as the same one', () => {
  commit(arrival('/kline', { keepAlive: true }))
  const { key } = currentPage() ?? {}
  commit(arrival('/home'))
  expect(pages().kept).toHaveLength(1)
  commit(arrival('/kline', { keepAlive: true }))
  expect(currentPage()?.key).toBe(key)
})

test('kept pages are never reordered', () => {
  for (const path of ['/a', '/b', '/a', '/home', '/b']) commit(arrival(path, { keepAlive: path !== '/home' }))
  expect(pages().kept.map(page => page.path)).toEqual(['/a', '/b'])
})

test('a fifth kept page ends the oldest', () => {
  commit(arrival('/a', { keepAlive: true }))
  const oldest = currentPage()
  for (const path of ['/b', '/c', '/d', '/e']) commit(arrival(path, { keepAlive: true }))
  expect(pages().kept.map(page => page.path)).toEqual(['/b', '/c', '/d', '/e'])
  expect(oldest?.off.signal.aborted).toBe(true)
})

test('a new release of a kept page replaces it', () => {
  commit(arrival('/kline', { keepAlive: true }))
  const old = currentPage()
  commit(arrival('/home'))
  commit(arrival('/kline', { keepAlive: true, release: 'r2' }))
  expect(currentPage()?.key).not.toBe(old?.key)
  expect(old?.off.signal.aborted).toBe(true)
})

test('a page that fails again behind the panel stays the same page', () => {
  commit(arrival('/kline', { error: new Error('500') }))
  const { key } = currentPage() ?? {}
  commit({ ...arrival('/kline', { error: new Error('still') }), quiet: true, serial: 2 })
  expect(currentPage()).toMatchObject({ key, quiet: true, serial: 2, error: new Error('still') })
  commit({ ...arrival('/kline'), quiet: true, serial: 3 })
  expect(currentPage()).toMatchObject({ quiet: false, serial: 3 })
  expect(currentPage()?.key).not.toBe(key)
})

test('a page whose screen broke is the same one at the next passage, and no longer broken', () => {
  const page = arrive('/heyue')
  breakDown(page, new Error('drawn'), true)
  expect(currentPage()).toMatchObject({ key: page.key, broken: { error: new Error('drawn'), panel: true } })
  commit({ ...arrival('/heyue'), quiet: true, tries: 1, serial: 2 })
  expect(currentPage()).toMatchObject({ key: page.key, broken: undefined, quiet: true, tries: 1, serial: 2 })
})

test('a try by itself brings another release in place of a broken page quietly, a person aloud', () => {
  for (const [tries, quiet] of [
    [0, false],
    [1, true],
  ] as const) {
    const page = arrive('/heyue')
    breakDown(page, new Error('drawn'))
    commit({ ...arrival('/heyue', { release: 'r2' }), quiet: true, tries })
    expect(currentPage()).toMatchObject({ quiet, route: { release: 'r2' } })
  }
})

test('a kept page whose screen broke ends as it is left', () => {
  const page = arrive('/kline', { keepAlive: true })
  breakDown(page, new Error('drawn'), true)
  commit(arrival('/home'))
  expect([pages().kept, page.off.signal.aborted]).toEqual([[], true])
})

test('a page that failed is not kept', () => {
  commit(arrival('/kline', { keepAlive: true, error: new Error('500') }))
  expect(pages()).toMatchObject({ plain: { path: '/kline' }, kept: [] })
})

test('a new query moves the page on the screen, nothing else', () => {
  commit(arrival('/kline', { keepAlive: true }))
  const { key } = currentPage() ?? {}
  relocate(place('/kline', '?symbol=ETHUSDT'), 'REPLACE')
  expect(currentPage()).toMatchObject({ key, place: { search: '?symbol=ETHUSDT' }, move: 'REPLACE' })
})

test('releasing leaves the page on the screen alone', () => {
  commit(arrival('/kline', { keepAlive: true }))
  commit(arrival('/home'))
  release(() => true)
  expect(pages()).toMatchObject({ plain: { path: '/home' }, kept: [] })
})
