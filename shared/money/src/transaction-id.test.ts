import { expect, test } from '@jest/globals'
import { isTransactionId } from './transaction-id.ts'

const hash = '4a1f'.repeat(16)

test.each([
  ['TRC20', hash, true],
  ['TRC20', hash.toUpperCase(), true],
  ['TRC20', `0x${hash}`, false],
  ['TRC20', hash.slice(1), false],
  ['TRC20', `${hash}0`, false],
  ['BTC', hash, true],
  ['BTC', `${hash.slice(1)}g`, false],
  ['ERC20', `0x${hash}`, true],
  ['ERC20', hash, false],
  ['ERC20', `0x${hash}\n`, false],
  ['BANK', 'slip 77', true],
  ['BANK', 'FT/2026-11-22 #12', true],
  ['BANK', 'a\nb', false],
  ['BANK', 'ab\u001b[2K', false],
  ['BANK', '--', false],
  ['SOL', '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnb', true],
  ['SOL', 'a b c d e f g', false],
  ['SOL', 'ab', false],
])('of %s "%s": %p', (network, id, good) => expect(isTransactionId(network, id)).toBe(good))
