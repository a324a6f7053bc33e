import { beforeEach, expect, test } from '@jest/globals'
import type { Application } from '@shared/contract/calls/invest/offerings'
import { keepFrozen, keepNumber, keepSent, witnessOf } from './witness.ts'

let stored = new Map<string, string>()
beforeEach(() => {
  stored = new Map()
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
    },
  })
})

const at = { user: 'u1', offering: 'O1' }
const sent = { lots: 8, salt: 'mine', commitHash: 'promised' }
const applied = (change: Partial<Application> = {}) => ({
  my: { orderNo: 'I7', lots: 8, salt: 'mine', commitHash: 'shown', ...change } as Application,
})

test('what was sent and taken is what a draw is held against, whatever the exchange tells of it later', () => {
  keepSent(at, sent)
  keepNumber(at, 'I7')
  const later = applied({ lots: 3, salt: 'other', orderNo: 'I9' })
  expect(witnessOf(at, later)).toEqual({ ...sent, orderNo: 'I7', entriesHash: undefined, kept: true })
  expect(witnessOf(at, { my: null })).toMatchObject({ orderNo: 'I7', kept: true })
})

test('an answer that never came: the number is that of the application that is the same', () => {
  keepSent(at, sent)
  expect(witnessOf(at, applied())).toEqual({ ...sent, orderNo: 'I7', entriesHash: undefined, kept: true })
  expect(witnessOf(at, applied({ salt: 'other' }))).toMatchObject({ salt: 'other', commitHash: 'shown', kept: false })
  expect(witnessOf(at, { my: null })).toBeNull()
})

test('what was refused is forgotten; the list that was seen first stays', () => {
  const undo = keepSent(at, sent)
  keepFrozen(at, 'first')
  keepFrozen(at, 'second')
  undo()
  expect(witnessOf(at, applied())).toMatchObject({ commitHash: 'shown', entriesHash: 'first', kept: false })
})

test('one that was taken without an answer counts again, once the next is refused since it stands', () => {
  keepSent(at, sent)
  const undo = keepSent(at, { ...sent, salt: 'second' })
  undo()
  expect(witnessOf(at, applied())).toMatchObject({ salt: 'mine', orderNo: 'I7', kept: true })
})

test('each person has their own, also after a reload, and what lies there and is none of ours is none', () => {
  keepSent(at, sent)
  keepNumber(at, 'I7')
  expect(witnessOf({ ...at, user: 'u2' }, { my: null })).toBeNull()
  expect(witnessOf({ ...at, offering: 'O2' }, { my: null })).toBeNull()
  stored.set('invest.draws.v1', '{"junk":1}')
  expect(witnessOf(at, { my: null })).toBeNull()
})

test('the oldest of very many goes first', () => {
  for (let nth = 0; nth < 101; nth++) keepFrozen({ ...at, offering: `O${nth}` }, `hash-${nth}`)
  expect(witnessOf({ ...at, offering: 'O0' }, applied())?.entriesHash).toBeUndefined()
  expect(witnessOf({ ...at, offering: 'O100' }, applied())?.entriesHash).toBe('hash-100')
})

test('where storage is closed it is kept as long as the page', () => {
  localStorage.setItem = () => {
    throw new Error('closed')
  }
  keepSent(at, sent)
  keepNumber(at, 'I7')
  expect(witnessOf(at, { my: null })).toMatchObject({ orderNo: 'I7', kept: true })
})
