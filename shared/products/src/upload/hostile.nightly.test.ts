/** How the time grows in which the exchange looks at hostile pictures. Only a watch can tell, so the short run leaves it out. */
import { expect, test } from '@jest/globals'
import { judge, LARGE, made } from '../../../sandbox/src/testing/upload/hostile.ts'
import { growth, LINEAR } from '../../../testing/src/foreign-text/growth.ts'

test.each(made)('%s are judged in time that grows with their bytes, not faster', (_, of) => {
  expect(growth(judge, of, LARGE)).toBeLessThan(LINEAR)
})
