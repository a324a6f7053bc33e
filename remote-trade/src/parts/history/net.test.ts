import { expect, test } from '@jest/globals'
import type { Position } from '@shared/contract'
import { netOf, netReturnOf } from './net.ts'

const closed = (change: Partial<Position> = {}): Position =>
  ({
    quantity: '0.04',
    openPrice: '64000',
    leverage: 20,
    profit: '40',
    openFee: '1.28',
    closeFee: '1.3',
    ...change,
  }) as Position

test('a result is what is left after both fees', () => {
  expect(netOf(closed())).toBe('37.42')
  expect(netReturnOf(closed())).toBe('0.29234375')
})

test('nights are paid for, too: 97.00 less 4.125', () =>
  expect(netOf(closed({ profit: '97', openFee: '0', closeFee: '0', swapFee: '4.125' }))).toBe('92.875'))

test('what the insurance fund paid was no loss: 3,000 of 4,012', () => {
  expect(netOf(closed({ profit: '-4000', openFee: '7', closeFee: '5', covered: '1012' }))).toBe('-3000')
})

test('of a CFD, whatever its lots are lots of, it is a share of its margin', () => {
  const night = { profit: '97', openFee: '0', closeFee: '0', swapFee: '4.125' }
  const gold = closed({
    tradeType: 2,
    quantity: '0.1',
    openPrice: '3300.15',
    leverage: 100,
    margin: '330.015',
    ...night,
  })
  // 92.875 of 330.015
  expect(netReturnOf(gold)).toBe('0.2814266')
})

test('a gain that the fees ate is a loss, in money and in percent', () => {
  expect(netOf(closed({ profit: '2' }))).toBe('-0.58')
  expect(netReturnOf(closed({ profit: '2' }))).toBe('-0.00453125')
})

test('where a server names no leverage there is no percentage', () =>
  expect(netReturnOf(closed({ leverage: null }))).toBeNull())
