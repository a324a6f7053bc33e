import { expect, test } from '@jest/globals'
import { hashPassword, passwordFits } from './password.ts'

const CHEAP = 4

test('a hash fits its password alone, and never twice the same', async () => {
  const [one, two] = [
    await hashPassword('waterline-7', CHEAP, 'home'),
    await hashPassword('waterline-7', CHEAP, 'home'),
  ]
  expect(one).not.toBe(two)
  expect(await passwordFits('waterline-7', one, CHEAP, 'home')).toBe(true)
  expect(await passwordFits('waterline-8', one, CHEAP, 'home')).toBe(false)
})

test('the same letters typed in another form fit', async () => {
  const stored = await hashPassword('pässwört-１', CHEAP, 'home')
  expect(await passwordFits('pa\u0308sswo\u0308rt-1', stored, CHEAP, 'home')).toBe(true)
})

test('a hash keeps the cost it was made with', async () => {
  const stored = await hashPassword('waterline-7', CHEAP, 'home')
  expect(stored.split('$')[1]).toBe(String(CHEAP))
  expect(await passwordFits('waterline-7', stored, CHEAP + 1, 'home')).toBe(true)
})

test('nobody’s password is hashed too: it waits behind those that are being hashed', async () => {
  const done: string[] = []
  const busy = [1, 2, 3, 4].map(n => hashPassword('waterline-7', 12, `home ${n}`).then(() => done.push('hash')))
  const unknown = passwordFits('anything', null, CHEAP, 'elsewhere').then(fits => done.push(`unknown ${fits}`))
  await Promise.all([...busy, unknown])
  expect(done[0]).toBe('hash')
  expect(done).toContain('unknown false')
})

test('no password fits nobody', async () => {
  for (const guess of ['', 'A', 'A'.repeat(43)]) expect(await passwordFits(guess, null, CHEAP, 'home')).toBe(false)
})
