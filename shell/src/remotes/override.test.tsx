import { generateKeyPairSync, sign } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { overrideToken, readOverride } from '@shared/contract/override'
import { signedBytes } from '@shared/contract/signed'
import { getDefaultStore } from 'jotai'
import { device } from '../browser/storage.ts'
import { configOf } from '../testing/app.tsx'
import { setLiveConfig } from './live-config.ts'
import { acceptOffer, offeredAtom, overrideAtom, takeOverride } from './override.ts'
import { adopt, retable, routeAt } from './routes.ts'

const made = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const publicKey = made.publicKey.export({ format: 'der', type: 'spki' }).subarray(26).toString('base64')
const config = configOf('', { '/home': { Screen: () => null } }, { serial: 1, release: 'r1' })
const plainFetch = globalThis.fetch

/** A signed link's token. @param minutes until it ends */
function tokenFor(release: string, minutes: number, unit = 'u'): string {
  const until = new Date(Date.now() + minutes * 60_000).toISOString()
  const document = { log: config.log, unit, release, manifest: `sha384-${'A'.repeat(64)}`, until }
  const value = sign('sha256', signedBytes(document), { key: made.privateKey, dsaEncoding: 'ieee-p1363' })
  return overrideToken({ ...document, signature: { keyId: 'k1', alg: 'ES256', value: value.toString('base64') } })
}

const opened = async (link?: string) => {
  getDefaultStore().set(offeredAtom, null)
  getDefaultStore().set(overrideAtom, null)
  history.replaceState(null, '', link === undefined ? '/' : `/?release=${link}`)
  await takeOverride(config)
  await new Promise(resolve => setTimeout(resolve)) // an offer is judged beside the start
  const [offered, running] = [getDefaultStore().get(offeredAtom), getDefaultStore().get(overrideAtom)]
  return [offered?.given.release, running?.release]
}

function offerOf(token: string) {
  const given = readOverride(token)
  if (!given) throw new Error('no token')
  return { token, given }
}

let routes: { path: string }[] = []
beforeEach(() => {
  routes = []
  localStorage.clear()
  Object.assign(globalThis, { __TRUSTED_KEYS__: [{ keyId: 'k1', publicKey }] })
  const manifest = {
    unit: 'u',
    release: 'r2',
    version: '1.0.0',
    entry: 'e.js',
    files: { 'e.js': { integrity: 'sha384-A' } },
  }
  globalThis.fetch = async () => Response.json({ ...manifest, routes, preload: {}, needs: {} })
  setLiveConfig(config)
  adopt(config)
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, '__TRUSTED_KEYS__')
  globalThis.fetch = plainFetch
})

test('a link runs nothing before its person agreed, and from the next load on after that', async () => {
  const token = tokenFor('r2', 5)
  expect(await opened(token)).toEqual(['r2', undefined])
  expect(device.get('override')).toBeNull()
  expect(await opened()).toEqual([undefined, undefined])
  let reloads = 0
  await acceptOffer(offerOf(token), () => reloads++)
  expect([reloads, await opened()]).toEqual([1, [undefined, 'r2']])
  expect(await opened(token)).toEqual([undefined, 'r2']) // it is asked once
})

test('a link that is junk, over, or signed by nobody we know neither asks nor ends what runs', async () => {
  device.set('override', tokenFor('r2', 5))
  const forged = `${tokenFor('r3', 5).slice(0, -30)}${'A'.repeat(30)}`
  for (const link of ['junk', '', forged, tokenFor('r3', -1)]) {
    expect([link, ...(await opened(link))]).toEqual([link, undefined, 'r2'])
    expect(location.search).toBe('')
  }
  expect(device.get('override')).not.toBeNull()
})

test('what was agreed to ends with its time', async () => {
  device.set('override', tokenFor('r2', -1))
  expect(await opened()).toEqual([undefined, undefined])
  expect(device.get('override')).toBeNull()
})

test('a link that would hold for longer than a week is none, and one of no date neither', async () => {
  expect(await opened(tokenFor('r2', 7 * 24 * 60))).toEqual(['r2', undefined])
  expect(await opened(tokenFor('r2', 9 * 24 * 60))).toEqual([undefined, undefined])
  device.set('override', tokenFor('r2', 365 * 24 * 60))
  expect([await opened(), device.get('override')]).toEqual([[undefined, undefined], null])
})

test('a unit that was never live comes with its addresses, and is opened at the first that no live one has', async () => {
  routes = [{ path: '/home' }, { path: '/loyalty' }]
  const token = tokenFor('r2', 5, 'loyalty')
  expect(await opened(token)).toEqual(['r2', undefined])
  const [to]: unknown[] = await new Promise(resolve => void acceptOffer(offerOf(token), (...path) => resolve(path)))
  expect(to).toBe('/loyalty')
  expect(await opened()).toEqual([undefined, 'r2'])
  retable()
  expect(['/home', '/loyalty'].map(path => routeAt(path)?.unit)).toEqual(['u', 'loyalty'])
})

test('a shell is brought by no link, and what calls itself another release than the link does not run', async () => {
  expect(await opened(tokenFor('r2', 5, 'shell'))).toEqual([undefined, undefined])
  device.set('override', tokenFor('r3', 5, 'points'))
  expect(await opened()).toEqual([undefined, undefined])
})
