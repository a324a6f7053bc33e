import { readFileSync } from 'node:fs'
import { beforeEach, expect, jest, test } from '@jest/globals'
import type { Config, RouteData } from '@shared/contract/config'
import { addressNow } from './address-now.ts'
import { atOnceMarkup } from './at-once.ts'
import { atOnce } from './at-once-script.ts'
import { atOnceStyle } from './at-once-style.ts'
import { isDark } from './is-dark.ts'

const root = document.documentElement
const route = (path: string, more: Partial<RouteData> = {}): RouteData => ({
  path,
  title: { 'en-us': `${path} en`, jp: `${path} <jp>` } as RouteData['title'],
  auth: false,
  keepAlive: false,
  frame: 'page',
  ...more,
})
const blocks = [
  [16, 15, 64, 22],
  [16, 60, 36, 36, 18, 3, 60],
]
const routes = [
  route('/my', { frame: 'tabs', auth: true }),
  route('/home', { frame: 'tabs', sketch: blocks, ownSketch: [[16, 100, 170, 36]] }),
  route('/kline', { background: '#000000' }),
  route('/demotrading', { frame: 'tabs', background: '#fafafa' }),
  route('/login'),
]

beforeEach(() => {
  localStorage.clear()
  root.dataset.words = 'en-us'
  root.dataset.theme = 'dark'
  root.removeAttribute('style')
  document.head.innerHTML = '<meta name="theme-color" content="#0e0e10">'
  document.body.innerHTML = atOnceMarkup({ units: { content: { routes } } } as unknown as Config)
})

const picture = () => document.getElementById('at-once') as HTMLElement
function shownAt(address: string) {
  history.replaceState(null, '', address)
  atOnce(addressNow)
  return look()
}
const look = () => ({
  open: picture().hasAttribute('data-open'),
  tabs: picture().hasAttribute('data-tabs'),
  ground: picture().style.background,
  theme: picture().dataset.theme,
  blocks: picture().querySelectorAll('rect').length,
  current: [...picture().querySelectorAll('[aria-current]')].map(link => link.getAttribute('href')),
})
const covered = { open: true, tabs: false, ground: '', theme: undefined, blocks: 0, current: [] }
const tab = { ...covered, tabs: true }

test.each([
  ['/#/home', { ...tab, blocks: 4, current: ['#/home'] }],
  ['/', { ...tab, blocks: 4, current: ['#/home'] }],
  ['/?s=a1#home', { ...tab, blocks: 4, current: ['#/home'] }],
  ['/#/demotrading', { ...tab, ground: 'rgb(250, 250, 250)' }],
  ['/#/kline?symbol=BTC', { ...covered, ground: 'rgb(0, 0, 0)', theme: 'dark' }],
  ['/#/login', covered],
  ['/#/nowhere', covered],
  ['/#/my', covered], // a visitor will stand at /login
])('at %s stands what its route says', (address, expected) => expect(shownAt(address)).toEqual(expected))

test('whoever is signed in sees their own tabs', () => {
  localStorage.setItem('token', 't')
  expect(shownAt('/#/my')).toEqual({ ...tab, current: ['#/my'] })
  expect(shownAt('/#/home')).toEqual({ ...tab, blocks: 1, current: ['#/home'] })
})

test('what is repeated stands so often, so far below each other', () => {
  shownAt('/')
  const places = [...picture().querySelectorAll('rect')].map(({ attributes }) =>
    [...attributes].map(a => a.value).join(' '),
  )
  expect(places).toEqual(['16 15 64 22 4', '16 60 36 36 18', '16 120 36 36 18', '16 180 36 36 18'])
})

test('a cover is white on a light phone, where the route names no colour', () => {
  root.dataset.theme = 'light'
  expect(shownAt('/#/login')).toEqual({ ...covered, ground: 'rgb(255, 255, 255)', theme: 'light' })
  expect(shownAt('/#/kline')).toMatchObject({ ground: 'rgb(0, 0, 0)', theme: 'dark' })
})

test('the tabs that are live stand in the order of the bar, in the words of the page', () => {
  root.dataset.words = 'jp'
  shownAt('/')
  expect([...picture().querySelectorAll('span')].map(word => word.textContent)).toEqual([
    '読み込み中…',
    '/home <jp>',
    '/my <jp>',
  ])
})

test('it follows a tap, until it is taken away', () => {
  shownAt('/#/home')
  localStorage.setItem('token', 't')
  history.replaceState(null, '', '/#/my')
  dispatchEvent(new Event('hashchange'))
  expect(look()).toEqual({ ...tab, current: ['#/my'] })
  picture().remove()
  dispatchEvent(new Event('hashchange'))
})

test("the bar of the phone takes the route's colour", () => {
  shownAt('/#/kline')
  expect(document.querySelector('meta[name=theme-color]')?.getAttribute('content')).toBe('#000000')
})

test('a turned phone is wider than any sketch', () => {
  root.style.setProperty('--column', 'none')
  jest.replaceProperty(globalThis, 'innerWidth', 844)
  jest.replaceProperty(globalThis, 'innerHeight', 390)
  expect(shownAt('/')).toMatchObject({ tabs: true, blocks: 0 })
  jest.restoreAllMocks()
})

test('where storage is forbidden nobody is signed in', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied')
  })
  expect(shownAt('/#/home')).toMatchObject({ blocks: 4 })
  jest.restoreAllMocks()
})

test('its colours and sizes are those of the design system', () => {
  const tokens = readFileSync('shared/ui/src/tokens.css', 'utf8')
  const said = atOnceStyle.matchAll(/(--[a-z0-9-]+):([^;}]+)/g)
  const missing = [...said]
    .map(([, name, value]) => `${name}: ${value}`)
    .filter(
      line =>
        !tokens
          .replaceAll(/calc\(\s+|\s+/g, ' ')
          .replaceAll(', ', ',')
          .includes(line.replaceAll(', ', ',')),
    )
  expect(missing).toEqual([])
})

test.each(['#000000', '#031228', '#2c3e50', '#f5f3ee', '#767676', '#777777', 'red'])(
  '%s is dark where the design system says so',
  async colour => {
    const designed = await import('../../../ui/src/loading-overlay/is-dark.ts')
    expect(isDark(colour)).toBe(designed.isDark(colour))
  },
)
