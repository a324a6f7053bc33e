/** How long the exchange looks at hostile pictures. Only a watch can tell, so the short run leaves it out. */
import { hash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { judge, large } from './test-hostile.ts'

function shortest(work: () => unknown): number {
  const took = [1, 2, 3].map(() => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return Math.min(...took)
}

test.each(large)('5 MB of %s are judged about as quickly as their bytes are hashed', (_, bytes) => {
  expect(shortest(() => judge(bytes)) / shortest(() => hash('sha512', bytes))).toBeLessThan(15)
})
