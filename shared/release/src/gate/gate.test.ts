import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { readBuiltRelease } from '../built-release.ts'
import { promote } from '../promote.ts'
import { publish } from '../publish.ts'
import { openStore } from '../store/store.ts'
import { type Made, makeBuild, platform, publishMade, routeTo, sound, testKeys } from '../testing/made-release.ts'
import { committedBudget } from './budget.ts'
import { proposalOf } from './proposal.ts'
import { shelfOf } from './shelf.ts'
import { situationOf } from './situation.ts'
import { overweight } from './sizes.ts'
import { asked, fresh, gateOver, lent, liveStore, shell, trade, wallet } from './testing/asking.ts'
import type { GateOptions } from './the-gate.ts'
import { trialWith } from './trial.ts'

const store = await liveStore()

test('a shell and the remotes that need it pass together; a screen may move from one unit to another so', async () => {
  const needs = { shell: '^2.0.0' }
  const moved = [
    trade({ needs, routes: [routeTo('/chart')] }),
    wallet({ needs, routes: [routeTo('/assets'), routeTo('/kline')] }),
  ]
  expect(await asked(store, [shell(lent('2.0.0')), ...moved])).toBeUndefined()
})

test('an address may go that nobody links to, and one that a canary drops is missed by its phones', async () => {
  expect(await asked(store, [wallet({ routes: [routeTo('/purse')] })])).toBeUndefined()
  const at = await liveStore()
  const { release } = await publishMade(at, fresh('dist'), trade({ routes: [routeTo('/chart')] }))
  const gate = gateOver(at)
  const input = { targets: [{ unit: 'trade', release }], platform, who: 'ann', why: '', percent: 10, gate }
  await expect(promote(at, testKeys, input)).rejects.toThrow(/\/kline of trade@\w+ would be gone, and wallet/)
})

test('a canary counts as a live release does; a previous one is only spoken of', async () => {
  const at = await liveStore()
  const canary = await publishMade(
    at,
    fresh('dist'),
    trade({ needs: { shell: '~1.1.0' }, routes: [routeTo('/kline'), routeTo('/chart')] }),
  )
  await promote(at, testKeys, { targets: [canary], platform, who: 'ann', why: '', percent: 10 })
  await expect(asked(at, [wallet({ routes: [routeTo('/chart')] })])).rejects.toThrow(
    /\/chart belongs to trade@\w+ \(canary\) and to wallet@\w+/,
  )
  const said: string[] = []
  const next = shell(lent('1.2.0'))
  await expect(asked(at, [next])).rejects.toThrow(/trade@\w+ \(canary\) needs shell ~1\.1\.0/)
  const all = await publishMade(at, fresh('dist'), trade({ version: '1.0.2' }))
  await promote(at, testKeys, { targets: [canary], platform, who: 'ann', why: '' })
  await promote(at, testKeys, { targets: [all], platform, who: 'ann', why: '' })
  expect(await asked(at, [next], { warn: line => said.push(line) })).toBeUndefined()
  expect(said).toEqual([
    expect.stringMatching(/^trade@\w+ \(previous\) needs shell ~1\.1\.0, .+: nobody can fall back to it$/),
  ])
})

test('what was let through before is not held against the next', async () => {
  const at = await liveStore()
  const late = await publishMade(at, fresh('dist'), trade({ needs: { shell: '^9.0.0' }, routes: [routeTo('/assets')] }))
  await promote(at, testKeys, { targets: [late], platform, who: 'ann', why: '' })
  expect(await asked(at, [sound('content', { needs: { shell: '^1.0.0' } })])).toBeUndefined()
})

test('before anything is live a release is judged by itself', async () => {
  const at = openStore(`file:${fresh('store')}`)
  expect(await asked(at, [trade({ needs: { shell: '^9.0.0' } })])).toBeUndefined()
  await expect(asked(at, [trade({ preload: { 'words:vl': [] } })])).rejects.toThrow('no catalog for vl')
})

test('with force it passes, and the log says what spoke against it', async () => {
  const bad = trade({ routes: [routeTo('/chart')], preload: { 'words:vl': [] } })
  expect(await asked(store, [bad], { force: true })).toMatch(
    /^forced past: addresses: \/kline of trade@\w+ would be gone, .+; languages: trade@\w+ has no catalog for vl/,
  )
  const at = await liveStore()
  const { release } = await publishMade(at, fresh('dist'), bad)
  const gate = gateOver(at, { force: true })
  const { decision } = await promote(at, testKeys, {
    ...{ targets: [{ unit: 'trade', release }], platform, who: 'ann', why: 'the old chart burns', gate },
  })
  expect(decision.action).toMatch(/^promote trade@\w+ \(forced past: addresses: \/kline/)
})

test('the first paint of an address weighs its unit and the shell, and is asked when one of them is new', async () => {
  const budget = { ...committedBudget(), firstPaint: { '/kline': 0.01 } }
  const weighed = async (one: Made) => {
    const built = [await readBuiltRelease(await makeBuild(fresh('dist'), one))]
    const situation = await situationOf(shelfOf(store, testKeys, built), await proposalOf(store, testKeys, built))
    return overweight(situation, budget).map(({ what }) => what)
  }
  const slow = [expect.stringMatching(/^First paint of \/kline: 0\.\d KB, 0\.01 are allowed$/)]
  expect(await weighed(trade({ version: '1.4.0', preload: { '/kline': ['remoteEntry.js'] } }))).toEqual(slow)
  expect(await weighed(wallet({ version: '1.4.0' }))).toEqual([])
})

test('a new shell is tried before it goes out, a remote is not; without a trial the log says so', async () => {
  const tried: string[] = []
  const trial: GateOptions['trial'] = async ({ shell }) => {
    tried.push(shell.release)
    return [{ what: '/kline: it threw', mend: 'Mend it.' }]
  }
  expect(await asked(store, [trade({ version: '1.3.0' })], { trial })).toBeUndefined()
  expect(tried).toEqual([])
  await expect(asked(store, [shell({ version: '1.3.0' })], { trial })).rejects.toThrow(
    'trial: /kline: it threw.\n    Mend it.',
  )
  expect(tried).toHaveLength(1)
  expect(await asked(store, [shell({ version: '1.3.0' })], { trial: undefined })).toBe('the shell was not tried')
  expect(await asked(openStore(`file:${fresh('store')}`), [shell({ version: '1.3.0' })], { trial: undefined })).toBe(
    undefined,
  )
})

test('where there is no browser a new shell is refused, in plain words', async () => {
  const trial = trialWith(testKeys, () => undefined)
  await expect(asked(store, [shell({ version: '1.3.0' })], { trial })).rejects.toThrow(
    /trial: shell@\w+ was not tried: no browser was found here\.\n {4}Install Chromium/,
  )
})

test('a stored release that lost a file, or has one more, is not promoted', async () => {
  const path = fresh('store')
  const at = openStore(`file:${path}`)
  const built = await readBuiltRelease(await makeBuild(fresh('dist'), shell()))
  const { release } = await publish(at, testKeys, built)
  const gate = gateOver(at)
  const go = () => promote(at, testKeys, { targets: [{ unit: 'shell', release }], platform, who: 'ann', why: '', gate })
  const file = join(path, 'releases/shell', release, 'words-ko.js')
  const whole = readFileSync(file)
  writeFileSync(file, whole.toString().replace('ko', 'kO'))
  await expect(go()).rejects.toThrow(/files: shell@\w+: words-ko\.js is not what its hash says/)
  rmSync(file)
  await expect(go()).rejects.toThrow(/words-ko\.js is listed but missing/)
  writeFileSync(file, whole)
  writeFileSync(join(path, 'releases/shell', release, 'extra.js'), '')
  await expect(go()).rejects.toThrow(/extra\.js is there but not listed/)
  rmSync(join(path, 'releases/shell', release, 'extra.js'))
  expect((await go()).decision.serial).toBe(1)
})

test('a release.json that was given another id by hand is refused', async () => {
  const dist = await makeBuild(fresh('dist'), trade())
  const file = join(dist, 'release.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"release":"\w{12}"/, '"release":"0123456789ab"'))
  const built = await readBuiltRelease(dist)
  const gate = gateOver(store, {}, [built])
  await expect(gate(await proposalOf(store, testKeys, [built]))).rejects.toThrow(
    /remoteEntry\.js of trade@0123456789ab does not name/,
  )
})
