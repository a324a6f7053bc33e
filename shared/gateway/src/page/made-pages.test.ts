import { expect, test } from '@jest/globals'
import { liveConfig } from '@shared/release'
import { temporaryFolder, testKeys } from '@shared/release/testing'
import { running } from '../testing/running.ts'
import { madePages } from './made-pages.ts'

const folder = temporaryFolder()

test('makes a page at the next request, when it could not be made at the first', async () => {
  const { store } = await running(folder)
  const config = await liveConfig(store, testKeys.accepted)()
  if (!config) throw new Error('nothing is live')
  const { name } = config
  let reads = 0
  const failing = Object.defineProperty({ ...config }, 'name', {
    get() {
      reads++
      if (reads === 1) throw new Error('no memory')
      return name
    },
  })
  const { site } = madePages({ store, setOf: async () => undefined, development: false, log: () => {} })
  expect(() => site(failing)).toThrow('no memory')
  expect(site(failing).has('/')).toBe(true)
})
