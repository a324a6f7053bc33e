import { expect, test } from '@jest/globals'
import { personalBadge } from './personal-badge.ts'

const live =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path)

test.each([
  ['messages, and where they are read', { unread: 4, claimable: 1 }, live('/notifications', '/fuliCenter'), 4],
  ['messages that no page shows', { unread: 4, claimable: 0 }, live('/my'), undefined],
  ['a gift beside messages that no page shows', { unread: 4, claimable: 1 }, live('/fuliCenter'), 'dot'],
  ['a gift that no page hands out', { unread: 0, claimable: 1 }, live('/notifications'), undefined],
  ['nothing', { unread: 0, claimable: 0 }, live('/notifications', '/fuliCenter'), undefined],
])('of %s the badge tells what can be opened', (_, counts, hasRoute, badge) => {
  expect(personalBadge(counts, hasRoute)).toBe(badge)
})
