/** A sixth of what opens in the live set, looked at once, in the composite language. */
import { beforeAll, expect, test } from '@jest/globals'
import { onceEverywhere, withDemo } from './everywhere.ts'
import { journey } from './journey.ts'

const all = journey(withDemo)

let found: Awaited<ReturnType<typeof onceEverywhere>>
beforeAll(async () => {
  found = await onceEverywhere(all, 6, 6)
}, 600_000)

test('no text is untranslated on any screen', () => {
  expect(found('words')).toEqual([])
})

test('the longest translations fit into every screen at 320 px with the largest letters', () => {
  expect(found('room')).toEqual([])
})

test('axe finds no barrier on any screen, in both themes', () => {
  expect(found('barriers')).toEqual([])
})
