import { expect, test } from '@jest/globals'
import { isNothing, proofModel } from './proof.model.ts'

const given = (txHash: string) => ({ sent: [], txHash })

test('a transaction id has the form of its network, whatever stands around it; none at all is no fault', () => {
  expect(proofModel.faults(given(` ${'a1b2'.repeat(16)} `), 'TRC20')).toEqual({})
  expect(proofModel.faults(given(`\u200e${'a1b2'.repeat(16)}\u200b\n`), 'TRC20')).toEqual({})
  expect(proofModel.faults(given(`0x${'a1b2'.repeat(16)}`), 'TRC20')).toEqual({ txHash: 'hex' })
  expect(proofModel.faults(given(' '), 'ERC20')).toEqual({})
})

test('a picture or an id is a proof, spaces are none', () => {
  expect([isNothing(given(' \u200b')), isNothing(given('a1'))]).toEqual([true, false])
  expect(isNothing({ sent: [{ name: 'receipt.jpg', path: 'voucher/receipt.jpg' }], txHash: '' })).toBe(false)
})
