import { expect, test } from '@jest/globals'
import { liveConfig } from '../index.ts'
import { signed } from '../keys/signature.ts'
import { all, guarded, k1, plant } from '../testing/guarded.ts'
import { withTrade } from '../testing/planted.ts'
import { hashedParts } from './approvals.ts'
import type { Draft } from './live-set.ts'

test('believes no set with more approvals than it has parts, so that no page refuses what a gateway serves', async () => {
  const here = await guarded()
  const live = await here.follow()
  const [approval] = live?.approvals ?? []
  if (!live || !approval) throw new Error('nothing is approved')
  const most = hashedParts(live).length
  await plant(here, set => ({ ...set, approvals: Array.from({ length: most + 1 }, () => approval) }))
  expect((await here.follow())?.serial).toBe(live.serial)
})

/** One more approval of one key. */
const withJunk =
  (parts: Record<string, string>) =>
  (set: Draft): Draft => ({
    ...set,
    approvals: [...(set.approvals ?? []), signed([k1.signing()], { log: set.log, parts })],
  })

test.each<[string, (set: Draft) => Draft]>([
  ['an approval of one long name', withJunk({ ['x'.repeat(300_000)]: 'y' })],
  [
    'an approval of 20,000 names',
    withJunk(Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`name-of-part ${n}`, 'y']))),
  ],
  ['a long date', withTrade({ at: 'x'.repeat(300_000) })],
])('believes no set with %s, which each page would have to load', async (_, more) => {
  const here = await guarded()
  const live = await here.follow()
  await plant(here, more)
  expect((await here.follow())?.serial).toBe(live?.serial)
})

test('judges a decision that follows no policy once, however often somebody looks', async () => {
  const here = await guarded()
  let verified = 0
  const accepted = all.accepted.map(({ keyId, publicKey }) => ({
    keyId,
    get publicKey() {
      verified++
      return publicKey
    },
  }))
  const follow = liveConfig(here.store, accepted)
  const live = await follow()
  await plant(here, ({ policy: _, ...set }) => set)
  expect(await follow()).toBe(live)
  const first = verified
  expect(await follow()).toBe(live)
  expect([first > 0, verified - first]).toEqual([true, 0])
})
