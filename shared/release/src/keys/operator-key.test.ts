import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { bears, operatorKey } from './operator-key.ts'

const folder = temporaryFolder()

test('the key is made once, for the eyes of its owner', async () => {
  const keys = join(folder, 'keys')
  const [one, two] = await Promise.all([operatorKey(keys), operatorKey(keys)])
  expect([two, await operatorKey(keys)]).toEqual([one, one])
  expect(statSync(join(keys, 'ops.key')).mode & 0o777).toBe(0o600)
  expect(await operatorKey(join(folder, 'others'))).not.toBe(one)
})

test('a file that holds no key opens nothing', async () => {
  writeFileSync(join(folder, 'ops.key'), '')
  await expect(operatorKey(folder)).rejects.toThrow('Delete it')
})

test('only the whole key in its header counts', () => {
  expect(bears('abc', 'Bearer abc')).toBe(true)
  for (const header of [undefined, '', 'abc', 'Bearer ab', 'Bearer abcd', 'Bearer abC', 'Basic abc'])
    expect(bears('abc', header)).toBe(false)
})
