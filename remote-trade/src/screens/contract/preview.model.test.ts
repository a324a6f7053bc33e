import { expect, test } from '@jest/globals'
import { lineOf } from './preview.model.ts'

test('the preview goes from edge to edge, its highest at the top', () => {
  expect(lineOf(['100', '110', '105'], 200, 50)).toEqual({ path: 'M0 50L100 0L200 25', open: 50, end: 25, way: 'rise' })
  expect(lineOf(['5', '5'], 200, 50)).toEqual({ path: 'M0 25L200 25', open: 25, end: 25, way: 'flat' })
  expect(lineOf(['5'], 200, 50)).toBeNull()
})
