/** A new live set reaches a phone whose files the worker keeps, and is kept in the place of the one before. */
import { expect, test } from '@jest/globals'
import { keepsLive, opensAt } from './kept.ts'
import { lookAgain } from './look-again.ts'
import { updateNow } from './retry.ts'
import { isSame, mark, runs, ship } from './ship.ts'
import { workerJourney } from './worker-journey.ts'

const { keeping, line, platform } = workerJourney()
const { built, published, promoted, back } = ship(platform)

test('a release, a forced one and a roll-back reach a phone as before; each is kept in the place of the one before', async () => {
  const phone = await keeping()
  const next = await published('account')
  await promoted('account', next)
  await lookAgain(phone, platform().store)
  await keepsLive(phone, platform())
  const mend = line().cut()
  await opensAt(phone, '/language')
  expect(await runs(phone, 'account')).toEqual([`account__${next}`])
  mend()
  await lookAgain(phone, platform().store)
  await mark(phone)
  await back('account')
  await promoted('account', built('account').release, { forced: true })
  await lookAgain(phone, platform().store)
  await phone.when(async () => {
    await updateNow(phone.page)
    return (await runs(phone, 'account')).join() === `account__${built('account').release}`
  })
  expect(await isSame(phone)).toBe(true)
  await keepsLive(phone, platform())
})

test('keeps a live set at the next look, when its page did not come as the worker was told', async () => {
  const phone = await keeping()
  const letThrough = line().holdBack('/')
  await promoted('account', await published('account'))
  await lookAgain(phone, platform().store)
  await phone.when(() => line().refused('/') > 0)
  letThrough()
  await lookAgain(phone, platform().store)
  await keepsLive(phone, platform())
  await back('account')
})
