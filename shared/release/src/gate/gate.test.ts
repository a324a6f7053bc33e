import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { decide } from '../decisions/decide.ts'
import { standing } from '../decisions/decision.ts'
import { unnumbered } from '../decisions/live-set.ts'
import { status } from '../history/status.ts'
import { promote } from '../operations/promote.ts'
import { readBuiltRelease } from '../releases/built-release.ts'
import { publish, type Target } from '../releases/publish.ts'
import { openStore, type Store } from '../store/store.ts'
import { type Made, makeBuild, platform, publishMade, routeTo, sound, testKeys } from '../testing/made-release.ts'
import { committedBudget } from './budget.ts'
import { proposalOf } from './proposal.ts'
import type { Failed } from './refusal.ts'
import { shelfOf } from './shelf.ts'
import { situationOf } from './situation.ts'
import { overweight } from './sizes.ts'
import { fresh, gateOver, judgePublish, lent, liveStore, shell, trade, wallet } from './testing/asking.ts'
import type { GateOptions } from './the-gate.ts'
import { trialWith } from './trial.ts'

const store = await liveStore()

test('a shell and the remotes that need it pass together; a screen may move from one unit to another so', async () => {
  const needs = { shell: '^2.0.0' }
  const moved = [
    trade({ needs, routes: [routeTo('/chart')] }),
    wallet({ needs, routes: [routeTo('/assets'), routeTo('/kline')] }),
  ]
  expect(await judgePublish(store, [shell(lent('2.0.0')), ...moved])).toBeUndefined()
})

test('an address may go that nobody links to, and one that a canary drops is missed by its phones', async () => {
  expect(await judgePublish(store, [wallet({ routes: [routeTo('/purse')] })])).toBeUndefined()
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
  await expect(judgePublish(at, [wallet({ routes: [routeTo('/chart')] })])).rejects.toThrow(
    /\/chart belongs to trade@\w+ \(canary\) and to wallet@\w+/,
  )
  const said: string[] = []
  const next = shell(lent('1.2.0'))
  await expect(judgePublish(at, [next])).rejects.toThrow(/trade@\w+ \(canary\) needs shell ~1\.1\.0/)
  const all = await publishMade(at, fresh('dist'), trade({ version: '1.0.2' }))
  await promote(at, testKeys, { targets: [canary], platform, who: 'ann', why: '' })
  await promote(at, testKeys, { targets: [all], platform, who: 'ann', why: '' })
  expect(await judgePublish(at, [next], { warn: line => said.push(line) })).toBeUndefined()
  expect(said).toEqual([
    expect.stringMatching(/^trade@\w+ \(previous\) needs shell ~1\.1\.0, .+: nobody can fall back to it$/),
  ])
})

test('what waits for translators goes to some phones, not to all', async () => {
  const at = await liveStore()
  const english = trade({ untranslated: { ko: ['New order'], jp: ['New order'] } })
  await expect(judgePublish(at, [english])).rejects.toThrow(
    /languages: trade@\w+ says "New order" .+ in English in ko and 1 more languages\.\n {4}Translate it/,
  )
  const target = await publishMade(at, fresh('dist'), english)
  const input = { targets: [target], platform, who: 'ann', why: '', gate: gateOver(at) }
  expect((await promote(at, testKeys, { ...input, percent: 10 })).changed).toBe(true)
  const refusal = await promote(at, testKeys, input).catch(error => error)
  expect(refusal.message).toMatch(/Translate it .+ as it is\. For those: --percent\.\nTo insist: --force --why/)
  expect([refusal.plain, refusal.passable]).toEqual([expect.stringMatching(/Translate it .+ as it is\.$/), true])
})

test('what was let through before is not held against the next', async () => {
  const at = await liveStore()
  const late = await publishMade(at, fresh('dist'), trade({ needs: { shell: '^9.0.0' }, routes: [routeTo('/assets')] }))
  await promote(at, testKeys, { targets: [late], platform, who: 'ann', why: '' })
  expect(await judgePublish(at, [sound('content', { needs: { shell: '^1.0.0' } })])).toBeUndefined()
})

test('before anything is live a release is judged by itself', async () => {
  const at = openStore(`file:${fresh('store')}`)
  expect(await judgePublish(at, [trade({ needs: { shell: '^9.0.0' } })])).toBeUndefined()
  await expect(judgePublish(at, [trade({ preload: { 'words:vl': [] } })])).rejects.toThrow('no catalog for vl')
})

test('with force it passes, and the log says what spoke against it', async () => {
  const bad = trade({ routes: [routeTo('/chart')], preload: { 'words:vl': [] } })
  expect(await judgePublish(store, [bad], { force: true })).toMatch(
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

test('a new shell is tried before it is published, a remote as it goes out; without a trial the log says so', async () => {
  const tried: unknown[] = []
  const trial: GateOptions['trial'] = async (set, _, units) => {
    tried.push(units?.map(unit => set.units[unit]?.version))
    return [{ what: '/kline: it threw', mend: 'Mend it.' }]
  }
  expect(await judgePublish(store, [trade({ version: '1.3.0' })], { trial, shellOnly: true })).toBeUndefined()
  expect(tried).toEqual([])
  await expect(judgePublish(store, [trade({ version: '1.3.0' })], { trial })).rejects.toThrow('trial: /kline: it threw')
  expect(tried).toEqual([['1.3.0']])
  await expect(judgePublish(store, [shell({ version: '1.3.0' })], { trial })).rejects.toThrow(
    'trial: /kline: it threw.\n    Mend it.',
  )
  expect(tried).toEqual([['1.3.0'], undefined])
  expect(await judgePublish(store, [shell({ version: '1.3.0' })], { trial: undefined })).toBe('the shell was not tried')
  expect(
    await judgePublish(openStore(`file:${fresh('store')}`), [shell({ version: '1.3.0' })], { trial: undefined }),
  ).toBe(undefined)
})

test('what was tried is not tried again by the same gate, and a canary that grows was tried as it began', async () => {
  const here = await liveStore()
  let tries = 0
  const trial: GateOptions['trial'] = async () => {
    tries++
    return []
  }
  const { release } = await publishMade(here, fresh('dist'), trade({ version: '1.3.0' }))
  const gate = gateOver(here, { trial })
  const go = (percent?: number) =>
    promote(here, testKeys, { targets: [{ unit: 'trade', release }], percent, platform, who: 'ann', why: '', gate })
  const ahead = await publishMade(here, fresh('dist'), wallet({ version: '1.3.0' }))
  const wonBy = { targets: [ahead], platform, who: 'bob', why: '' }
  const first = {
    ...here,
    createIfAbsent: async (...of: Parameters<Store['createIfAbsent']>) => {
      if (!(await status(here, testKeys.accepted)).units.some(({ version }) => version === '1.3.0'))
        await promote(here, testKeys, wonBy)
      return here.createIfAbsent(...of)
    },
  }
  await promote(first, testKeys, {
    targets: [{ unit: 'trade', release }],
    percent: 5,
    platform,
    who: 'ann',
    why: '',
    gate,
  })
  expect(tries).toBe(1)
  await go(20)
  await go()
  expect([tries, (await status(here, testKeys.accepted)).serial]).toEqual([1, 5])
})

/** Another promotion comes first, once, while this one is tried. */
function losing(here: Store, won: Target, found: Failed[] = []) {
  const tried: unknown[] = []
  const trial: GateOptions['trial'] = async (set, _, units) => {
    tried.push([units, set.units[won.unit]?.release])
    if (tried.length === 1) await promote(here, testKeys, { targets: [won], platform, who: 'bob', why: '' })
    return tried.length === 1 ? found : []
  }
  return { tried, trial }
}

test('tries under a new shell what went live while that was tried', async () => {
  const here = await liveStore()
  const next = await publishMade(here, fresh('dist'), shell({ version: '1.3.0', ...lent('1.3.0') }))
  const won = await publishMade(here, fresh('dist'), trade({ version: '1.3.0' }))
  const { tried, trial } = losing(here, won)
  const gate = gateOver(here, { trial })
  const { decision } = await promote(here, testKeys, { targets: [next], platform, who: 'ann', why: '', gate })
  expect(decision.config.units.trade?.release).toBe(won.release)
  expect(tried).toEqual([
    [undefined, expect.not.stringMatching(won.release)],
    [['trade'], won.release],
  ])
})

test('says in the log on what somebody insisted, also where another promotion came first', async () => {
  const here = await liveStore()
  const next = await publishMade(here, fresh('dist'), trade({ version: '1.3.0' }))
  const won = await publishMade(here, fresh('dist'), wallet({ version: '1.3.0' }))
  const { trial } = losing(here, won, [{ what: '/kline: it threw', mend: 'Mend it.' }])
  const gate = gateOver(here, { trial, force: true })
  const { decision } = await promote(here, testKeys, { targets: [next], platform, who: 'ann', why: 'it burns', gate })
  expect(decision.action).toBe(`promote trade@${next.release} (forced past: trial: /kline: it threw)`)
})

const failing: GateOptions['trial'] = async () => [{ what: '/kline: it threw', mend: 'Mend it.' }]

/** Promotes a canary of trade by one gate. @returns promotes it to all by another, and tells which units that one tried */
async function canaryBy(store: Store, began: Partial<GateOptions>) {
  const target = await publishMade(store, fresh('dist'), trade({ version: '1.3.0' }))
  const input = { targets: [target], platform, who: 'ann', why: '' }
  await promote(store, testKeys, { ...input, percent: 5, gate: gateOver(store, began) })
  return async (percent?: number) => {
    const tried: unknown[] = []
    const trial: GateOptions['trial'] = async (_, __, units) => {
      tried.push(units)
      return []
    }
    await promote(store, testKeys, { ...input, percent, gate: gateOver(store, { trial }) })
    return tried
  }
}

test.each<[string, Partial<GateOptions>]>([
  ['untried', { trial: undefined }],
  ['past a failing trial', { trial: failing, force: true }],
])('tries a canary that went out %s, when it grows and when it goes to all', async (_, began) => {
  const grow = await canaryBy(await liveStore(), began)
  expect([await grow(20), await grow()]).toEqual([[['trade']], [['trade']]])
})

test('tries a canary that was tried under another shell, when it goes to all', async () => {
  const here = await liveStore()
  const grow = await canaryBy(here, {})
  expect(await grow(20)).toEqual([])
  const next = await publishMade(here, fresh('dist'), shell(lent('1.2.0')))
  await promote(here, testKeys, { targets: [next], platform, who: 'ann', why: '' })
  expect(await grow()).toEqual([['trade']])
})

test('tries a canary that went out untried, though one key gave it the number of another decision', async () => {
  const here = await liveStore()
  const grow = await canaryBy(here, { trial: undefined })
  const base = await standing(here, testKeys.accepted)
  const { units, ...live } = unnumbered(base.live?.config ?? fail('nothing is live'))
  const { trade: entry = fail('no trade') } = units
  const canary = entry.canary && { ...entry.canary, serial: 1 }
  const config = { ...live, units: { ...units, trade: { ...entry, canary } } }
  await decide(here, testKeys, base, { who: 'mallory', why: '', action: 'planted', config })
  expect(await grow(20)).toEqual([['trade']])
})

function fail(words: string): never {
  throw new Error(words)
}

test('nobody can insist on what did not come, but on what throws', async () => {
  const found =
    (dead: boolean): GateOptions['trial'] =>
    async () => [{ what: '/kline: no screen', mend: 'Mend it.', dead }]
  const release = trade({ version: '1.3.0' })
  await expect(judgePublish(store, [release], { trial: found(true), force: true })).rejects.toThrow(/--force neither/)
  expect(await judgePublish(store, [release], { trial: found(false), force: true })).toMatch(/^forced past: trial/)
})

test('where there is no browser a new shell is refused, in plain words', async () => {
  const trial = trialWith(testKeys, () => undefined)
  await expect(judgePublish(store, [shell({ version: '1.3.0' })], { trial })).rejects.toThrow(
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

test.each(['br', 'gz'])(
  'refuses a release whose packed file, .%s, was damaged in the store, and nobody can insist',
  async twin => {
    const path = fresh('store')
    const at = openStore(`file:${path}`)
    const target = await publishMade(at, fresh('dist'), shell())
    const file = join(path, 'releases/shell', target.release, `main.js.${twin}`)
    writeFileSync(file, Buffer.alloc(readFileSync(file).length))
    const gate = gateOver(at, { force: true })
    await expect(promote(at, testKeys, { targets: [target], platform, who: 'ann', why: '', gate })).rejects.toThrow(
      `files: shell@${target.release}: main.js.${twin} does not unpack to main.js.`,
    )
  },
)

test.each<[string, RegExp, (files: Map<string, Uint8Array>) => void]>([
  ['its packed file has', /files: trade@\w+: remoteEntry\.js\.br has \d+ bytes, listed are 1\./, () => {}],
  [
    'the file has, when no packed file is there',
    /files: trade@\w+: remoteEntry\.js has \d+ bytes and no remoteEntry\.js\.br, listed are 1\./,
    files => files.delete('remoteEntry.js.br'),
  ],
])('refuses a release that states another weight than %s', async (_, words, change) => {
  const built = await readBuiltRelease(await makeBuild(fresh('dist'), trade({ version: '1.7.0' })))
  const manifest = structuredClone(built.manifest)
  const entry = manifest.files['remoteEntry.js']
  if (entry) entry.brotli = 1
  const files = new Map(built.files)
  change(files)
  const light = { manifest, manifestBytes: Buffer.from(JSON.stringify(manifest)), files }
  const gate = gateOver(store, {}, [light])
  await expect(gate(await proposalOf(store, testKeys, [light]))).rejects.toThrow(words)
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
