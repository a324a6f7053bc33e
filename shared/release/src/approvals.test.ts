import { expect, test } from '@jest/globals'
import { hashedParts } from './approvals.ts'
import { signed } from './keys/signature.ts'
import { guarded, k1, plant } from './testing/guarded.ts'

test('believes no set with more approvals than it has parts, so that no page refuses what a gateway serves', async () => {
  const here = await guarded()
  const live = await here.follow()
  const [approval] = live?.approvals ?? []
  if (!live || !approval) throw new Error('nothing is approved')
  const most = hashedParts(live).length
  await plant(here, set => ({ ...set, approvals: Array.from({ length: most + 1 }, () => approval) }))
  expect((await here.follow())?.serial).toBe(live.serial)
})

test.each([
  ['one long name', { ['x'.repeat(257)]: 'y' }],
  ['one long hash', { x: 'y'.repeat(65) }],
  ['600 names', Object.fromEntries(Array.from({ length: 600 }, (_, n) => [`x${n}`, 'y']))],
])('believes no set with an approval of %s, which each page would have to load', async (_, parts) => {
  const here = await guarded()
  const live = await here.follow()
  const junk = signed([k1.signing()], { log: live?.log ?? '', parts })
  await plant(here, set => ({ ...set, approvals: [...(set.approvals ?? []), junk] }))
  expect((await here.follow())?.serial).toBe(live?.serial)
})
