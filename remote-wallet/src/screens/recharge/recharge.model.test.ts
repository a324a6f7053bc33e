import { expect, test } from '@jest/globals'
import type { Currency } from '@shared/contract/calls/wallet'
import {
  amountFault,
  amountOf,
  choices,
  chosenCurrency,
  chosenNetwork,
  type Network,
  orderModel,
} from './recharge.model.ts'

const network = (change: Partial<Network>): Network => ({
  network: 'TRC20',
  kind: 'chain',
  addressMode: 'auto',
  rechargeMin: '10',
  rechargeMax: '100000',
  rechargeMinutes: 3,
  withdrawMin: '20',
  withdrawMinutes: 10,
  ...change,
})
const currency = (name: string, networks: Network[]): Currency => ({
  currency: name,
  name,
  type: 1,
  precision: 2,
  networks,
})

const all = choices([
  currency('USDT', [
    network({ paused: 'maintenance' }),
    network({ network: 'ERC20' }),
    network({ network: 'BANK', addressMode: 'chat' }),
  ]),
  currency('BTC', [network({ network: 'BTC', addressMode: 'chat' })]),
  currency('ETH', [network({ network: 'ERC20' })]),
])

test('only what gives an address at once is offered', () => {
  expect(all.map(choice => [choice.currency, choice.networks.map(x => x.network)])).toEqual([
    ['USDT', ['TRC20', 'ERC20']],
    ['ETH', ['ERC20']],
  ])
})

test('the address chooses; without it the first that is not paused', () => {
  expect(chosenCurrency(all, { currency: 'ETH' })?.currency).toBe('ETH')
  expect(chosenCurrency(all, { currency: 'BTC' })?.currency).toBe('USDT')
  expect(chosenNetwork(all[0], {})?.network).toBe('ERC20')
  expect(chosenNetwork(all[0], { network: 'TRC20' })?.network).toBe('TRC20')
})

test.each([
  ['', 'missing'],
  ['0', 'not-positive'],
  ['-3', 'not-positive'],
  ['9.99', 'below'],
  ['100000.01', 'above'],
  ['10', null],
])('an amount of %p is %p', (amount, fault) => expect(amountFault(amount, network({}))).toBe(fault))

test('what is below zero is said while it is typed, all else at a press', () => {
  expect(orderModel.early?.({ amount: '-3' }, network({}))).toEqual({ amount: 'not-positive' })
  expect(orderModel.early?.({ amount: '3' }, network({}))).toEqual({})
  expect(orderModel.faults({ amount: '3' }, network({}))).toEqual({ amount: 'below' })
})

test('an amount in the address counts only if it is one', () => {
  expect(amountOf({ amount: '100' })).toBe('100')
  expect(amountOf({ amount: 'lots' })).toBe('')
})
