import { expect, test } from '@jest/globals'
import { ownRate } from './outcomes.model.ts'

test('tells what was right, needed and lost once ten have ended', () => {
  const stakes = { ended: 10, right: 5, gained: '380', lost: '500' }
  expect(ownRate(stakes, null)).toEqual({ right: 5, ended: 10, needed: '5.7', net: '-120' })
  expect(ownRate({ ...stakes, ended: 9, right: 4 }, null)).toBeNull()
  expect(ownRate(undefined, '0.5')).toBeNull()
})

test('needs as many as the terms of today say where all were wrong or all right, or tells none', () => {
  const wrong = { ended: 12, right: 0, gained: '0', lost: '120' }
  expect(ownRate(wrong, '0.5555')).toMatchObject({ right: 0, needed: '6.7', net: '-120' })
  expect(ownRate(wrong, null)?.needed).toBeNull()
  expect(ownRate({ ended: 12, right: 12, gained: '96', lost: '0' }, '0.5555')).toMatchObject({
    needed: '6.7',
    net: '96',
  })
})

test.each([
  ['nothing was gained or lost', { ended: 10, right: 5, gained: '0', lost: '0' }],
  ['more were right than ended', { ended: 10, right: 12, gained: '5', lost: '1' }],
])('needs as many as the terms of today say where a server tells that %s', (_, told) => {
  expect(ownRate(told, '0.5')?.needed).toBe('5')
})
