import { expect, test } from '@jest/globals'
import { hashedParts } from './approvals.ts'
import { guarded, plant } from './testing/guarded.ts'

test('believes no set with more approvals than it has parts, so that no page refuses what a gateway serves', async () => {
  const here = await guarded()
  const live = await here.follow()
  const [approval] = live?.approvals ?? []
  if (!live || !approval) throw new Error('nothing is approved')
  const most = hashedParts(live).length
  await plant(here, set => ({ ...set, approvals: Array.from({ length: most + 1 }, () => approval) }))
  expect((await here.follow())?.serial).toBe(live.serial)
})
