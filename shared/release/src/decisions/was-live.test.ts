import { expect, test } from '@jest/globals'
import { takenBackBy } from '../history/past.ts'
import { rollbackAll } from '../operations/rollback-all.ts'
import type { Store } from '../store/store.ts'
import { all, type Guarded, guarded, k1, k2, plant } from '../testing/guarded.ts'
import { withTrade } from '../testing/planted.ts'
import { ann, at, driverOf } from '../testing/started.ts'
import { verify } from '../verify/verify.ts'
import type { Draft } from './live-set.ts'

/** Two decisions by one key alone: one that gateways refuse, since it names no policy, and the live set as it is. */
async function plantRefused(here: Guarded, change: (bare: Draft) => Draft, again = asItIs): Promise<void> {
  await plant(here, ({ policy: _, approvals: __, ...bare }) => change(bare))
  await plant(here, again, 2)
}
const asItIs = (live: Draft): Draft => live

/** Trade's second release is live by two keys. */
async function advanced() {
  const here = await guarded()
  const second = await here.publish('trade', '2.0.0')
  await here.approve((await here.alone.promote(['trade'])).proposal)
  return { ...here, second }
}

test('another key decides though a refused decision names a shell that accepts one key alone', async () => {
  const here = await advanced()
  await plantRefused(here, live => ({ ...live, shell: { ...live.shell, release: 'fake00000000', trusts: ['k1'] } }))
  await expect(driverOf(here.path, k2).rollback('trade')).resolves.toMatchObject({ to: here.first.trade })
})

test('rollback passes over a refused decision that changes the unit', async () => {
  const here = await advanced()
  const serial = ((await here.follow())?.serial ?? 0) + 2
  await plantRefused(here, withTrade({ entry: '/r/x' }), withTrade({ serial }))
  await here.alone.rollback('trade')
  expect((await here.follow())?.units.trade?.entry).not.toBe('/r/x')
})

test('a release stays taken back though a refused decision names it as live', async () => {
  const here = await advanced()
  const { trade } = (await here.follow())?.units ?? {}
  const { decision } = await here.alone.rollback('trade')
  await plantRefused(here, live => ({ ...live, units: { ...live.units, ...(trade && { trade }) } }))
  expect(await takenBackBy(here.store, all, 'trade', here.second)).toMatchObject({ serial: decision.serial })
})

test('verify names a decision that was never live since its policy is older', async () => {
  const here = await advanced()
  const serial = ((await here.follow())?.serial ?? 0) + 1
  await plantRefused(here, live => ({ ...live, apiBase: 'https://evil.example' }))
  expect((await verify(here.store, all, at)).problems.map(({ what }) => what)).toContainEqual(
    expect.stringMatching(`^Decision ${serial} was never live: its policy is older than that of a decision before it`),
  )
})

test.each([0, -3, 1.5, 1e9, 1e300])(
  'passes over a decision whose entry says that decision %d brought it',
  async serial => {
    const here = await advanced()
    const live = await here.follow()
    await plant(here, withTrade({ serial }))
    expect((await here.follow())?.serial).toBe(live?.serial)
    expect((await here.alone.rollback('trade')).to).toBe(here.first.trade)
  },
)

test('goes back to the release before though the live entry names a decision that brought another one', async () => {
  const here = await advanced()
  await plant(here, withTrade({ serial: 1 }))
  expect((await here.follow())?.units.trade?.serial).toBe(1)
  expect((await here.alone.rollback('trade')).to).toBe(here.first.trade)
})

test.each([
  ['itself', 1, 0],
  ['one that nobody can read', 2, 1],
])('goes back to the release before though the live entry names as what brought it %s', async (_, ahead, junk) => {
  const here = await advanced()
  const { serial = 0 } = (await here.follow()) ?? {}
  if (junk)
    await here.store.createIfAbsent(`decisions/${String(serial + junk).padStart(8, '0')}.json`, Buffer.from('{}'))
  await plant(here, withTrade({ serial: serial + 1 }), ahead)
  expect((await here.alone.rollback('trade')).to).toBe(here.first.trade)
})

test('goes back as a whole to no decision that was never live', async () => {
  const here = await advanced()
  const serial = ((await here.follow())?.serial ?? 0) + 1
  await plantRefused(here, live => ({ ...live, apiBase: 'https://evil.example' }))
  await expect(rollbackAll(here.store, k1, { ...ann, at, to: serial })).rejects.toThrow(
    `Decision ${serial} cannot be believed: it was never live.`,
  )
})

test('looks for the live set no more often in a rollback, however many decisions of one key name a false number', async () => {
  const looks = async (decisions: number) => {
    const here = await advanced()
    for (let made = 0; made < decisions; made++) await plant(here, withTrade({ serial: 1 }))
    let count = 0
    const listAfter: Store['listAfter'] = (prefix, after) => {
      if (prefix === 'decisions/') count++
      return here.store.listAfter(prefix, after)
    }
    const counting = driverOf(here.path, here.alone.keys, { ...here.store, listAfter })
    expect((await counting.rollback('trade')).to).toBe(here.first.trade)
    return count
  }
  expect(await looks(12)).toBe(await looks(2))
})
