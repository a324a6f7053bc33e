import { expect, test } from '@jest/globals'
import { decimal, id } from '@shared/contract/scalars'
import * as v from 'valibot'
import { judge } from './reply.ts'

const answer = (status: number, body: unknown) => ({
  status,
  text: typeof body === 'string' ? body : JSON.stringify(body),
})

test('an array is the result itself', () => {
  expect(judge(answer(200, [1, 2]))).toEqual({ kind: 'ok', value: [1, 2] })
})

test.each([[200], [0], ['200'], ['0']])('code %p is success', code => {
  expect(judge(answer(200, { code, result: { a: 1 } }))).toMatchObject({ kind: 'ok', value: { a: 1 } })
})

test.each([0, 200])('code %p with success false is a refusal of an upload, and success of any other call', code => {
  const received = answer(200, { code, success: false, message: 'too large' })
  expect(judge(received, true)).toMatchObject({ kind: 'refused', reply: { message: 'too large' } })
  expect(judge(received).kind).toBe('ok')
})

test.each([200, 401, 500])('code 401 under HTTP %p says that the token is expired, with the reply', status => {
  expect(judge(answer(status, { code: 401, message: 'Log in' }))).toEqual({
    kind: 'expired',
    reply: { code: 401, message: 'Log in' },
  })
})

test.each([500, 510, 404, '', 'A00'])('any other code, %p, is a refusal', code => {
  expect(judge(answer(200, { code, message: 'No' })).kind).toBe('refused')
})

test('an HTTP error with an envelope goes by its code', () => {
  expect(judge(answer(500, { code: 510, message: 'No' })).kind).toBe('refused')
  expect(judge(answer(502, { code: 200, result: 1 })).kind).toBe('ok')
})

test.each([
  answer(401, ''),
  answer(401, '<html>'),
  { failure: 'network' as const, message: 'Request failed with status code 401' },
])('an error that mentions code 401 is swallowed: %j', received => {
  expect(judge(received)).toEqual({ kind: 'expired' })
})

test('an HTTP error without an envelope is broken by its status', () => {
  expect(judge(answer(502, '<html>Bad gateway'))).toMatchObject({ kind: 'broken', fault: 'http', status: 502 })
  expect(judge(answer(500, [1]))).toMatchObject({ kind: 'broken', fault: 'http', status: 500 })
})

test.each(['<html>Sign in to the hotel', '', '7', '{}', '{"code":true}', 'null'])(
  'a good status with %p is malformed',
  text => {
    expect(judge({ status: 200, text })).toMatchObject({ kind: 'broken', fault: 'malformed' })
  },
)

test.each(['timeout', 'network'] as const)('no answer because of %p is broken', failure => {
  expect(judge({ failure, message: 'x' })).toEqual({ kind: 'broken', fault: failure, message: 'x' })
})

test('an id of nineteen digits and a sum of nineteen places reach the screen whole when they come as numbers', () => {
  const outcome = judge(answer(200, '{"code":200,"result":{"id":1234567890123456789,"amount":0.1234567890123456789}}'))
  const [row, held] = [v.object({ id, amount: v.string() }), 'value' in outcome ? outcome.value : undefined]
  expect(v.parse(row, held)).toEqual({ id: '1234567890123456789', amount: '0.1234567890123456789' })
  expect(
    v.parse(decimal, Object(judge(answer(200, '{"code":0,"result":{"sum":123456789.012345678}}'))).value.sum),
  ).toBe('123456789.012345678')
})
