import { expect, test } from '@jest/globals'

test('places that are damaged are forgotten: the app begins all the same', async () => {
  sessionStorage.setItem('list-places', '[1]')
  expect(await import('./list-memory.ts')).toMatchObject({ useListMemory: expect.any(Function) })
})
