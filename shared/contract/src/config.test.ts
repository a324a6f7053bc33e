import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { integrity } from './config.ts'

test('an integrity that no browser could use is refused', () => {
  expect(v.is(integrity, `sha384-${'A'.repeat(64)}`)).toBe(true)
  expect(v.is(integrity, 'sha256-abc')).toBe(false)
})
