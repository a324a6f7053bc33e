import { expect, test } from '@jest/globals'
import type { SymbolInfo } from '@shared/contract'
import { alertDirections } from '@shared/contract/codes'
import { type AlertContext, alertModel, directionTo, isThere } from './alerts.model.ts'

const context = (change: Partial<AlertContext> = {}): AlertContext => ({
  info: { pricePrecision: 2 } as SymbolInfo,
  market: '64000',
  open: 0,
  ...change,
})
const faultOf = (price: string, change: Partial<AlertContext> = {}) =>
  alertModel.faults({ price }, context(change)).price

test('a level above the market is risen to, one below it fallen to', () => {
  expect(directionTo('65000', '64000')).toBe(alertDirections.rises)
  expect(directionTo('63999.99', '64000')).toBe(alertDirections.falls)
})

test('a level lies on the grid of prices and within a fifth of the market, and the market is not there yet', () => {
  expect(faultOf('')).toEqual({ name: 'missing' })
  expect(faultOf('65000.001')).toEqual({ name: 'price-step', step: '0.01' })
  for (const price of ['51199.99', '76800.01'])
    expect(faultOf(price)).toEqual({ name: 'price-range', min: '51200', max: '76800' })
  for (const price of ['51200', '65000', '76800']) expect(faultOf(price)).toBeUndefined()
  expect(faultOf('64000.00')).toEqual({ name: 'there' })
})

test('the twenty-first alert is one too many', () => {
  expect(faultOf('65000', { open: 19 })).toBeUndefined()
  expect(faultOf('65000', { open: 20 })).toEqual({ name: 'too-many', n: 20 })
})

test('while no price is known only what is typed is judged', () => {
  expect(faultOf('1', { market: null })).toBeUndefined()
})

test('the price is there at the level and beyond it', () => {
  const [rises, falls] = [alertDirections.rises, alertDirections.falls].map(direction => ({
    direction,
    price: '65000',
  }))
  if (!rises || !falls) throw new Error('There are two directions')
  expect([isThere(rises, '64999.99'), isThere(rises, '65000'), isThere(rises, '65100')]).toEqual([false, true, true])
  expect([isThere(falls, '65000.01'), isThere(falls, '65000'), isThere(falls, '64000')]).toEqual([false, true, true])
})
