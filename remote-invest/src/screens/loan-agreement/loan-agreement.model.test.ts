import { expect, test } from '@jest/globals'
import { UNSIGNED } from '../../parts/signature/signature.ts'
import { pledgeSet } from '../../testing/loan-sets.ts'
import { signingModel, uncoveredOf } from './loan-agreement.model.ts'

const typed = (name: string) => ({ ...UNSIGNED, typed: true, name })

test('without ink and without the tick both are said', () => {
  expect(signingModel.faults(signingModel.blank, null)).toEqual({ signature: 'unsigned', agreed: 'not-agreed' })
})

test('a typed name signs, of a single letter too, blanks do not', () => {
  expect(signingModel.faults({ signature: typed('O'), agreed: true }, null)).toEqual({})
  expect(signingModel.faults({ signature: typed('Malee Saetang'), agreed: true }, null)).toEqual({})
  expect(signingModel.faults({ signature: typed('  '), agreed: true }, null)).toEqual({ signature: 'unsigned' })
  expect(signingModel.faults({ signature: { ...typed('Ada'), typed: false }, agreed: true }, null)).toEqual({
    signature: 'unsigned',
  })
})

test('a price that fell leaves the loan uncovered: what is lent by then, and what would cover it', () => {
  const [btc] = pledgeSet.pledges
  const terms = { amount: '6000', pledged: btc ? { ...btc, quantity: '0.1' } : null }
  const at = (price: string) => ({ price, places: 2 })
  expect(uncoveredOf(terms, at('92307.70'))).toBeNull()
  expect(uncoveredOf(terms, at('90000'))).toEqual({ most: '5850', needed: '0.102565' })
  expect(uncoveredOf(terms, null)).toBeNull()
  expect(uncoveredOf({ amount: '500', pledged: null }, at('1'))).toBeNull()
})
