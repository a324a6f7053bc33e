import { expect, test } from '@jest/globals'
import type { Policy } from '@shared/contract/approval'
import type { Config, Platform } from '@shared/contract/config'
import { liveConfig } from '../index.ts'
import { signed } from '../keys/signature.ts'
import { rollbackAll } from '../operations/rollback-all.ts'
import { all, type Guarded, guarded, k1, k2, plant } from '../testing/guarded.ts'
import { platform } from '../testing/made-release.ts'
import { ann, at } from '../testing/started.ts'
import { keysInUse } from '../verify/key-needs.ts'
import { hashedParts } from './approvals.ts'
import { type Draft, unnumbered } from './live-set.ts'

const leaked: Platform = { ...platform, transportPublicKey: 'LEAKED', worker: true }
const mended: Platform = { ...platform, transportPublicKey: 'NEW', worker: false }

/** Settings that leaked and a canary for half of the phones; two keys mended both. @returns the sets of then and of now */
async function mendedTerms() {
  const here = await guarded()
  const canary = `trade@${await here.publish('trade', '2.0.0')}`
  const promote = async (percent: number, settings: Platform) => {
    const { proposal } = await here.alone.promote([canary], { percent, platform: settings })
    return configOf((await here.approve(proposal)).decision)
  }
  return { here, earlier: await promote(50, leaked), now: await promote(5, mended) }
}

function configOf(decision: { config: Config } | undefined): Config {
  if (decision) return decision.config
  throw new Error('nothing was decided')
}

const termsOf = ({ transportPublicKey, worker, units: { trade }, policy }: Config) => ({
  settings: [transportPublicKey, worker],
  percent: trade?.canary?.percent,
  policy: policy?.version,
})

const toldNow = async ({ follow }: Guarded) => {
  const set = await follow()
  return set && termsOf(set)
}

const back = ({ store }: Guarded, to: number) => rollbackAll(store, k1, { ...ann, at, to })

test('counts the policy up where settings or a share change, and only there', async () => {
  const { here, earlier, now } = await mendedTerms()
  expect([earlier, now].map(termsOf)).toEqual([
    { settings: ['LEAKED', true], percent: 50, policy: 2 },
    { settings: ['NEW', false], percent: 5, policy: 3 },
  ])
  await here.publish('wallet', '2.0.0')
  await here.approve((await here.alone.promote(['wallet'], { platform: mended })).proposal)
  await here.alone.rollback('trade')
  expect(await toldNow(here)).toEqual({ settings: ['NEW', false], percent: undefined, policy: 3 })
})

test('keeps the settings and gives a canary no earlier share, where one key of two brings the whole set back', async () => {
  const { here, earlier, now } = await mendedTerms()
  const release = `trade@${await here.publish('trade', '3.0.0')}`
  await here.approve((await here.alone.promote([release], { platform: mended })).proposal)
  expect(await back(here, earlier.serial)).toMatchObject({
    changed: true,
    stayed: { settings: true, canaries: ['trade'] },
  })
  expect(await toldNow(here)).toEqual({ settings: ['NEW', false], percent: undefined, policy: 3 })
  expect((await here.follow())?.units.trade?.release).toBe(earlier.units.trade?.release)
  expect(await back(here, now.serial)).toMatchObject({ changed: true, stayed: { settings: false, canaries: [] } })
  expect(await toldNow(here)).toEqual(termsOf(now))
})

test.each<[string, boolean, (earlier: Config) => Partial<Draft>]>([
  ['older settings', false, ({ transportPublicKey, worker }) => ({ transportPublicKey, worker })],
  ['an older share of a canary', false, ({ units }) => ({ units })],
  ['all of an earlier set', false, earlier => unnumbered(earlier)],
  ['what is live', true, () => ({})],
])('a set that one key puts together of approved parts, with %s, is believed: %s', async (_, is, older) => {
  const { here, earlier, now } = await mendedTerms()
  const approvals = [...(earlier.approvals ?? []), ...(now.approvals ?? [])]
  await plant(here, () => ({ ...unnumbered(now), ...older(earlier), approvals }))
  const found = [await here.follow(), await startedAnew(here, now)]
  const serial = is ? now.serial + 1 : now.serial
  expect(found[0]?.serial).toBe(serial)
  expect(found.map(set => set && termsOf(set).settings)).toEqual([termsOf(now).settings, termsOf(now).settings])
})

/** A gateway that was told what was seen. */
const startedAnew = ({ store }: Guarded, { log, policy }: Config) => liveConfig(store, all.accepted, { log, policy })()

test('a second canary is another policy, so a proposal of the other one waits no longer', async () => {
  const here = await guarded()
  const canary = async (unit: string) => {
    await here.publish(unit, '2.0.0')
    return (await here.alone.promote([unit], { percent: 5 })).proposal
  }
  const [trade, wallet] = [await canary('trade'), await canary('wallet')]
  await here.approve(trade)
  await expect(here.approve(wallet)).rejects.toMatchObject({ failure: 'overtaken' })
  expect((await here.follow())?.policy).toMatchObject({ version: 2, shares: { trade: 5 } })
})

/** As sets were before policies named settings and shares. */
async function olderForm(here: Guarded): Promise<void> {
  const [first, second] = [k1.held[0], k2.held[0]]
  if (!first || !second) throw new Error('no keys')
  await plant(here, live => {
    const { settings: _, shares: __, ...policy } = { ...live.policy, version: 2 } as Policy
    const set = { ...live, policy }
    return {
      ...set,
      approvals: [signed([first, second], { log: set.log, parts: Object.fromEntries(hashedParts(set)) })],
    }
  })
}

test('says that old settings can come back under a policy that does not name them, until they change', async () => {
  const here = await guarded()
  const remarks = async () => (await keysInUse(here.store, all, undefined, at)).remarks.map(({ what }) => what)
  const open = 'One key can bring back old settings, and old shares of canaries.'
  expect(await remarks()).not.toContain(open)
  await olderForm(here)
  expect((await here.follow())?.policy).toEqual({ version: 2, promote: 2, highest: 2, units: ['trade', 'wallet'] })
  expect(await remarks()).toContain(open)
  await here.publish('trade', '2.0.0')
  await here.approve((await here.alone.promote(['trade'])).proposal)
  expect(await remarks()).toContain(open)
  await here.approve((await here.alone.promote([], { platform: mended })).proposal)
  expect(await remarks()).not.toContain(open)
  expect(await toldNow(here)).toMatchObject({ settings: ['NEW', false], policy: 3 })
})

test('counts the policy up where a further remote goes live, so that no key alone takes it out', async () => {
  const { here } = await mendedTerms()
  await here.publish('invest', '1.0.0')
  await here.approve((await here.alone.promote(['invest'], { platform: mended })).proposal)
  const live = await here.follow()
  expect([live?.policy?.version, live?.policy?.units]).toEqual([4, ['invest', 'trade', 'wallet']])
  await plant(here, ({ units: { invest: _, ...units }, ...set }) => ({ ...set, units }))
  expect(await here.follow()).toBe(live)
})
