import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { type Call, isCall } from './call.ts'
import { calls } from './calls.ts'
import { topics } from './topics.ts'

const served = calls.filter(isCall)
const orders = served.filter(({ order }) => order)

test('there are orders to look at', () => expect(orders.length).toBeGreaterThanOrEqual(5))

test.each(orders.map((order): [string, Call] => [order.path, order]))(
  '%s says what it changes, and which list finds it by its id',
  (_, { changes = [], foundBy }) => {
    expect(changes.length).toBeGreaterThan(0)
    expect(foundBy && v.is(foundBy.input, { clientOrderId: 'abcdefghijklmnop' })).toBe(true)
    expect(foundBy && 'clientOrderId' in Object(foundBy.input).entries).toBe(true)
    expect(foundBy?.method).toBe('GET')
  },
)

const fieldsOf = (schema: unknown): string[] => Object.keys(Object(Object(schema).entries))

test.each(orders.map((order): [string, Call] => [order.path, order]))(
  '%s is looked for in the account that it was placed in',
  (_, { input, foundBy, foundWithin = [] }) => {
    const ofAccount = fieldsOf(input).filter(name => name === 'accountType' || name === 'entryId')
    expect(foundWithin).toEqual(ofAccount)
    expect(fieldsOf(foundBy?.input)).toEqual(expect.arrayContaining(ofAccount))
  },
)

test.each(topics)('somebody tells of %s: what changes it renews something', topic => {
  expect(served.filter(({ method, reads }) => method === 'GET' && reads?.includes(topic))).not.toEqual([])
})

test('what changes is sent, what reads is asked: no call does both', () => {
  const wrong = calls.filter(({ method, reads, changes }) => (reads && changes) || (changes && method === 'GET'))
  expect(wrong.map(({ path }) => path)).toEqual([])
})
