import { runInNewContext } from 'node:vm'
import { expect, test } from '@jest/globals'
import { hasCode } from './index.ts'

test('the code of an error is read, also where the error was made in another realm', () => {
  const foreign: unknown = runInNewContext(`Object.assign(new Error('no such file'), { code: 'ENOENT' })`)
  for (const error of [foreign, Object.assign(new Error('no such file'), { code: 'ENOENT' })]) {
    expect(hasCode(error, 'EEXIST', 'ENOENT')).toBe(true)
    expect(hasCode(error, 'EEXIST')).toBe(false)
  }
  for (const none of [undefined, null, 'ENOENT', {}]) expect(hasCode(none, 'ENOENT')).toBe(false)
})
