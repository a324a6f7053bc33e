import { expect, test } from '@jest/globals'
import { maskedAccount } from './withdrawal.ts'

test('of an address its ends are told, a bank’s number comes masked', () => {
  expect(maskedAccount({ kind: 2, account: 'TBXSw8fM4jpQkGc6zZjsVABFpVN7UvXPdV' })).toBe('TBXSw8…XPdV')
  expect(maskedAccount({ kind: 1, account: '•••• 6789' })).toBe('•••• 6789')
})
