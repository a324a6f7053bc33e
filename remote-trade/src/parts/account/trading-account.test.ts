import { expect, test } from '@jest/globals'
import { accOf, accountOf, DEMO, entryAccount, needsLogIn } from './trading-account.ts'

test.each([
  [undefined, {}, true],
  ['', {}, true],
  ['real', {}, true],
  ['demo', { accountType: 2 }, false],
  ['1042', { accountType: 3, entryId: '1042' }, true],
])('lines of acc=%s are of this account, and whether one must be signed in', (acc, account, login) => {
  expect(accountOf(acc)).toEqual(account)
  expect(needsLogIn(accountOf(acc))).toBe(login)
})

test.each([
  [{}, undefined],
  [DEMO, 'demo'],
  [entryAccount('1042'), '1042'],
])('the chart is asked for the lines of %o by acc=%s', (account, acc) => {
  expect(accOf(account)).toBe(acc)
  expect(accountOf(acc)).toEqual(account)
})
