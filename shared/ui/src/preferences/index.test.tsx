import { beforeEach, expect, jest, test } from '@jest/globals'
import { createStore } from 'jotai'
import {
  appearanceAtom,
  appearanceKey,
  applyAppearance,
  deviceAtom,
  hideBalancesAtom,
  hideBalancesKey,
} from './index.tsx'

const page = document.documentElement

beforeEach(() => {
  localStorage.clear()
  jest.restoreAllMocks()
})

/** A system whose theme the test decides. */
function system(light: boolean) {
  const query = Object.assign(new EventTarget(), { matches: light })
  jest.spyOn(globalThis, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList)
  return (next: boolean) => {
    query.matches = next
    query.dispatchEvent(new Event('change'))
  }
}

/** A store as a fresh page has it: the atom read once with this in storage. */
function pageWith(stored?: string) {
  if (stored !== undefined) localStorage.setItem(appearanceKey, stored)
  const store = createStore()
  return { store, stop: (lang = 'en-US') => applyAppearance(lang, store) }
}

test('an untouched device follows the system and is dark where the system says nothing', () => {
  const turn = system(false)
  const stop = pageWith().stop()
  expect(page.dataset.theme).toBe('dark')
  turn(true)
  expect(page.dataset.theme).toBe('light')
  stop()
  turn(false)
  expect(page.dataset.theme).toBe('light')
})

test('a chosen theme outlives the system', () => {
  const turn = system(true)
  const stop = pageWith('{"theme":"dark"}').stop()
  turn(false)
  turn(true)
  expect(page.dataset.theme).toBe('dark')
  stop()
})

test.each([
  ['zh-Hans', 'red-up'],
  ['ja-JP', 'red-up'],
  ['ko-KR', 'red-up'],
  ['en-US', 'green-up'],
  ['th-TH', 'green-up'],
])('where nobody chose, a reader of %s sees a rise %s', (lang, shown) => {
  pageWith().stop(lang)()
  expect(page.dataset.updown).toBe(shown)
})

test('a choice is drawn at once, kept as JSON and overrides the language', () => {
  const { store, stop } = pageWith()
  const end = stop('ja-JP')
  store.set(appearanceAtom, { theme: 'light', updown: 'green-up', textSize: 1.25 })
  expect([page.dataset.theme, page.dataset.updown, page.style.getPropertyValue('--text-scale')]).toEqual([
    'light',
    'green-up',
    '1.25',
  ])
  expect(JSON.parse(localStorage.getItem(appearanceKey) ?? '')).toEqual({
    theme: 'light',
    updown: 'green-up',
    textSize: 1.25,
  })
  end()
})

test.each(['not json', 'null', '[]', '7', '{"theme":"pink","updown":1,"textSize":"1.25"}'])(
  'a stored %s counts as no choice',
  stored => {
    const { store, stop } = pageWith(stored)
    const end = stop()
    expect(store.get(appearanceAtom)).toEqual({ theme: 'system', updown: 'auto', textSize: 1 })
    end()
  },
)

test('another tab hides the balances, this one follows', () => {
  const store = createStore()
  const end = store.sub(hideBalancesAtom, () => {})
  localStorage.setItem(hideBalancesKey, 'true')
  dispatchEvent(new StorageEvent('storage', { key: hideBalancesKey }))
  expect(store.get(hideBalancesAtom)).toBe(true)
  end()
})

test('where storage throws a choice holds until the page closes', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  const choice = deviceAtom('test.v1', stored => stored === true)
  const store = createStore()
  store.set(choice, true)
  const end = store.sub(choice, () => {})
  expect(store.get(choice)).toBe(true)
  end()
})
