import { expect, test } from '@jest/globals'
import { RefusedError, TransportError } from '../surface/transport/errors.ts'
import { isOrdinary, kindOf, messageOf, whereOf } from './what-failed.ts'

const shell = { unit: 'shell', release: 'a1' }

function failing(stack: string): Error {
  const error = new Error('x')
  error.stack = stack
  return error
}

test.each([
  ['at Price (https://x.test/r/trade/9ab27e0c11d2/src_kline.js:1:20)', { unit: 'trade', release: '9ab27e0c11d2' }],
  [
    'f@https://x.test/r/content/77d0c1/home.js:1:2\ng@https://x.test/r/shell/4f1c9a/main.js',
    { unit: 'content', release: '77d0c1' },
  ],
  ['at https://x.test/other.js:1:1', shell],
])('the stack %p points at %j', (stack, where) => {
  expect(whereOf(failing(stack), shell)).toEqual(where)
})

test('what is no error at all belongs to the shell', () => {
  expect(whereOf('oops', shell)).toEqual(shell)
  expect(messageOf('oops')).toBe('oops')
})

test('an error tells by its name whether something was not loaded', () => {
  const chunk = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })
  expect(kindOf(chunk, 'promise')).toBe('load')
  expect(kindOf(new Error("Failed to find a valid digest in the 'integrity' attribute"), 'promise')).toBe('integrity')
  expect(kindOf(new TypeError('x is undefined'), 'promise')).toBe('promise')
})

test('refusals, lost connections and aborts are no faults; a reply that does not fit is one', () => {
  expect(isOrdinary(new RefusedError({ code: 500, message: 'No' }))).toBe(true)
  expect(isOrdinary(new TransportError({ kind: 'network', message: 'x' }))).toBe(true)
  expect(isOrdinary(new DOMException('gone', 'AbortError'))).toBe(true)
  expect(isOrdinary(new TransportError({ kind: 'malformed', message: 'x' }))).toBe(false)
  expect(isOrdinary(new TypeError('x'))).toBe(false)
})
