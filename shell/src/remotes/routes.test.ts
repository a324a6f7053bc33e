import { beforeEach, expect, jest, test } from '@jest/globals'
import type { Config } from '@shared/contract/config'

type Routes = typeof import('./routes.ts')
let routes: Routes

beforeEach(async () => {
  jest.resetModules()
  routes = await import('./routes.ts')
})

const unit = (release: string, ...paths: string[]) =>
  ({ release, routes: paths.map(path => ({ path, auth: false })) }) as Config['units'][string]

const config = (serial: number, units: Record<string, Config['units'][string]>) => ({ serial, units }) as Config

test('a path leads to its unit in the live release', () => {
  routes.adopt(config(1, { trade: unit('r1', '/kline'), content: unit('c1', '/home') }))
  expect(routes.routeAt('/kline')).toMatchObject({ path: '/kline', unit: 'trade', release: 'r1' })
  expect(routes.paths()).toEqual(['/kline', '/home'])
  expect(routes.routeAt('/nowhere')).toBeUndefined()
})

test('only a higher serial is adopted: then a new route opens and a removed one is unknown at once', () => {
  expect(routes.adopt(config(7, { trade: unit('r1', '/kline', '/bisai') }))).toBe(true)
  expect(routes.adopt(config(7, { trade: unit('r2', '/kline') }))).toBe(false)
  expect(routes.adopt(config(6, {}))).toBe(false)
  expect(routes.adopt(config(8, { trade: unit('r2', '/kline', '/shandui') }))).toBe(true)
  expect(routes.routeAt('/shandui')?.release).toBe('r2')
  expect(routes.routeAt('/bisai')).toBeUndefined()
})

test('a config whose table could not be drawn is adopted at the next try', () => {
  routes.adopt(config(1, { trade: unit('r1', '/kline') }))
  routes.holdBy(() => {
    throw new Error('no pages')
  })
  expect(() => routes.adopt(config(2, { trade: unit('r2', '/kline') }))).toThrow('no pages')
  routes.holdBy(() => undefined)
  expect(routes.adopt(config(2, { trade: unit('r2', '/kline') }))).toBe(true)
  expect(routes.routeAt('/kline')?.release).toBe('r2')
})

test('of two units with one path the first keeps it', () => {
  routes.adopt(config(1, { trade: unit('r1', '/home'), content: unit('c1', '/home') }))
  expect(routes.routeAt('/home')?.unit).toBe('trade')
})

test('a release that is no longer live is still known: a kept page may stand in it', async () => {
  routes.adopt(config(1, { trade: unit('r1', '/kline') }))
  routes.adopt(config(2, { trade: unit('r2', '/kline') }))
  const { releaseOf } = await import('./known.ts')
  expect(releaseOf({ unit: 'trade', release: 'r1' }).release).toBe('r1')
  expect(() => releaseOf({ unit: 'trade', release: 'r0' })).toThrow('No config named release r0 of trade')
})

test.each([
  ['/home/', '/home'],
  ['/home//', '/home'],
  ['/', '/'],
  ['', '/'],
  ['/%68ome', '/home'],
  ['/Home', '/Home'],
  ['/%', '/%'],
])('%j is the path %j', (written, path) => expect(routes.clean(written)).toBe(path))
