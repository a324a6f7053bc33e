import { expect, test } from '@jest/globals'
import type { ReleaseManifest } from '@shared/contract/release'
import { type Budget, committedBudget, firstPaint, overBudget } from './budget.ts'

const budget: Budget = {
  shell: { entry: 20, start: 100, worker: 5 },
  remotes: { entry: 8, screen: 25 },
  screens: { '/kline': 110 },
  firstPaint: { '/home': 200 },
}

const file = (kilobytes: number) => ({ integrity: '', bytes: 0, brotli: kilobytes * 1024 })

const route = (path: string) => ({ path }) as ReleaseManifest['routes'][number]

const trade = (kline: number, swap: number): ReleaseManifest => ({
  unit: 'trade',
  release: '0123456789ab',
  version: '1.0.0',
  entry: 'remoteEntry.js',
  files: {
    'remoteEntry.js': file(7),
    'routes.js': file(30),
    'kline.js': file(kline),
    'swap.js': file(swap),
    'swap.css': file(40),
    '12.js': file(10),
  },
  routes: [route('/kline'), route('/shandui')],
  preload: {
    '/kline': ['remoteEntry.js', 'routes.js', 'kline.js'],
    '/shandui': ['remoteEntry.js', 'routes.js', 'swap.js', '12.js', 'swap.css'],
  },
  needs: {},
})

test('a release within its budget is not named; the entry, the routes and the styles are not part of a screen', () => {
  expect(overBudget(trade(100, 15), budget)).toEqual([])
})

test('a screen over its budget is named with both numbers, the chunks that it shares counted in', () => {
  expect(overBudget(trade(100, 16), budget)).toEqual(['trade /shandui: 26.0 KB, 25 are allowed'])
  expect(overBudget(trade(111, 15), budget)).toEqual(['trade /kline: 111.0 KB, 110 are allowed'])
})

test("the shell's start counts its entry and all that comes with it", () => {
  const files = { 'main.js': file(15), 'bootstrap.js': file(80), 'bootstrap.css': file(6) }
  const preload = { shell: ['bootstrap.js', 'bootstrap.css'] }
  const shell = { ...trade(0, 0), unit: 'shell', entry: 'main.js', routes: [], files, preload }
  expect(overBudget(shell, budget)).toEqual(['shell start: 101.0 KB, 100 are allowed'])
})

test('the service worker, which comes beside the start, has a limit of its own', () => {
  const shell = { ...trade(0, 0), unit: 'shell', entry: 'main.js', routes: [], preload: {} }
  const files = { 'main.js': file(15), 'worker.js': file(5.2) }
  expect(overBudget({ ...shell, files }, budget)).toEqual(['shell worker: 5.2 KB, 5 are allowed'])
})

test('the committed budget of remotes is 8 KB for an entry, 25 for a screen, 110 for the chart', () => {
  expect(committedBudget().remotes).toEqual({ entry: 8, screen: 25 })
  expect(committedBudget().screens).toEqual({ '/kline': 110 })
})

test("a first paint counts the scripts of the shell's start, of what the screen borrows, and the screen's own", () => {
  const files = { 'main.js': file(15), 'boot.js': file(80), 'boot.css': file(6), 'ui-forms.js': file(20) }
  const preload = { shell: ['boot.js', 'boot.css'], 'lent:ui-forms': ['ui-forms.js'] }
  const shell = { ...trade(0, 0), unit: 'shell', entry: 'main.js', routes: [], files, preload }
  const remote = { ...trade(100, 15), borrows: { '/kline': ['ui-forms'] } }
  expect(firstPaint([shell, remote], '/kline')).toBe(15 + 80 + 20 + 7 + 30 + 100)
  expect(() => firstPaint([shell, remote], '/home')).toThrow('/home is in no built unit')
})
