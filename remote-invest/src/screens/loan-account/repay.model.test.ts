import { expect, test } from '@jest/globals'
import type { LivePledge } from '../../parts/loans/loan.model.ts'
import { afterRepay, isAll, repayModel, share, wayBack } from './repay.model.ts'

const context = { owed: '300.15', available: '1000' }
const part = (amount: string) => ({ amount, all: false })
const pledge: LivePledge = {
  ...{ currency: 'BTC', quantity: '0.1', ratios: { initial: '0.65', call: '0.75', liquidation: '0.85' } },
  ...{ price: '78000', ltv: '0.76923076', remedy: undefined, isSold: false },
}

test.each([
  ['', 'missing'],
  ['0', 'not-positive'],
  ['1.001', 'places'],
  ['300.16', 'more-than-owed'],
  ['300.15', undefined],
  ['0.01', undefined],
])('%p of 300.15 is %s', (amount, fault) => {
  expect(repayModel.faults(part(amount), context).amount).toBe(fault)
})

test('more than there is is a fault once that is known; all is judged by what is owed', () => {
  expect(repayModel.faults(part('200'), { ...context, available: '199.99' }).amount).toBe('too-much')
  expect(repayModel.faults(part('200'), { ...context, available: undefined }).amount).toBeUndefined()
  expect(repayModel.faults({ amount: '', all: true }, { ...context, available: '300' }).amount).toBe('too-much')
})

test('nothing is said of an empty field until it is sent', () => {
  expect(repayModel.early?.(part(''), context)).toEqual({})
  expect(repayModel.early?.(part('400'), context)).toEqual({ amount: 'more-than-owed' })
})

test('as much as is owed is all of it, however it was chosen', () => {
  expect(isAll(part('300.15'), context)).toBe(true)
  expect(isAll(part('300.1500'), context)).toBe(true)
  expect(isAll(part('300.14'), context)).toBe(false)
  expect(isAll({ amount: '', all: true }, context)).toBe(true)
})

test('shares are whole cents', () => {
  expect(share('300.15', 25)).toBe('75.03')
})

test('interest first, then principal; the ratio falls with it', () => {
  const loan = { owed: '6001.2', interest: '1.2' }
  expect(afterRepay(loan, pledge, '931.2')).toMatchObject({
    interest: '1.2',
    principal: '930',
    owed: '5070',
    free: false,
  })
  expect(afterRepay(loan, pledge, '931.2').pledge?.ltv).toBe('0.65')
})

test('all of it frees the collateral', () => {
  expect(afterRepay({ owed: '6001.2', interest: '1.2' }, pledge, '6001.2')).toMatchObject({ owed: '0', free: true })
})

test('both ways back are those of the call', () => {
  expect(wayBack('6000', pledge)).toEqual({ repay: '930', pledge: '0.0183432' })
  expect(wayBack('6000', { ...pledge, price: '100000' })).toEqual({ repay: '0', pledge: '0' })
  expect(wayBack('6000', { ...pledge, price: undefined })).toBeNull()
  expect(wayBack('6000', undefined)).toBeNull()
})
