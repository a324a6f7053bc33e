import { expect, test } from '@jest/globals'
import { fundingOf } from './funding.model.ts'

test('a balance that covers it gives all of it', () => {
  expect(fundingOf('23.40', '23.40')).toEqual({ transfer: '23.40', deposit: '0' })
  expect(fundingOf('23.40', undefined)).toEqual({ transfer: '23.40', deposit: '0' })
})

test('what the balance lacks has to come from outside, to the cent', () => {
  expect(fundingOf('23.40', '10.009')).toEqual({ transfer: '10', deposit: '13.4' })
  expect(fundingOf('23.40', '0.001')).toEqual({ transfer: '0', deposit: '23.4' })
})
