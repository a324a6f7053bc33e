import { expect, test } from '@jest/globals'
import { isClosed } from '@shared/contract/symbols'
import { openingOf } from './opening.ts'

test('a closed market says when it opens, in the words of the language', () => {
  const hours = { marketState: 0, nextOpenTime: '2026-11-23 05:00:00' } as const
  expect(openingOf('en-US', hours)).toMatch(/^(Sun|Mon) \d\d:00$/)
  expect(openingOf('es-ES', hours)).toMatch(/^(dom|lun) \d\d:00$/)
})

test('an open market, and one whose hours nobody knows, say nothing', () => {
  expect(openingOf('en-US', { marketState: 1, nextOpenTime: '2026-11-23 05:00:00' })).toBeNull()
  expect(openingOf('en-US', { marketState: 0 })).toBeNull()
  expect(openingOf('en-US', null)).toBeNull()
  expect([isClosed(null), isClosed({ marketState: 0 }), isClosed({})]).toEqual([false, true, false])
})
