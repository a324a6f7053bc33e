import { expect, test } from '@jest/globals'
import type { Currency } from '@shared/contract/calls/wallet'
import type { Locale } from '@shared/format/languages'
import {
  amountFault,
  amountOf,
  choices,
  chosenCurrency,
  chosenFiat,
  chosenNetwork,
  codeOf,
  fiatsOf,
  missedAfter,
  type Network,
  nextLook,
  orderModel,
  paymentOf,
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

test('whatever a network brings is offered, by the desk and by a bank, too', () => {
  expect(all.map(choice => [choice.currency, choice.networks.map(x => x.network)])).toEqual([
    ['USDT', ['TRC20', 'ERC20', 'BANK']],
    ['BTC', ['BTC']],
    ['ETH', ['ERC20']],
  ])
})

test('a bank is paid in what was chosen, else in the money of the language, else in dollars', () => {
  const fiats = fiatsOf([
    ...['USD', 'THB', 'JPY'].map(name => ({ ...currency(name, []), type: 2 as const })),
    currency('BTC', []),
  ])
  expect(fiats.map(fiat => fiat.currency)).toEqual(['USD', 'THB', 'JPY'])
  const of = (...o: [string, Locale]) => chosenFiat(fiats, ...o)?.currency
  expect([of('JPY', 'th-TH'), of('', 'th-TH'), of('', 'ms-MY'), of('', 'ko-KR')]).toEqual(['JPY', 'THB', 'USD', 'USD'])
})

test('what the bank is paid is rounded up to its places, and unknown without a rate', () => {
  const thb = { currency: 'THB', name: 'Baht', precision: 2 }
  expect(paymentOf('100', '36', thb)).toBe('3600')
  expect(paymentOf('10.001', '36.55', thb)).toBe('365.54')
  expect([paymentOf('100', undefined, thb), paymentOf(null, '36', thb)]).toEqual([null, null])
})

test('the address chooses; without it the first that is not paused', () => {
  expect(chosenCurrency(all, { currency: 'ETH' })?.currency).toBe('ETH')
  expect(chosenCurrency(all, { currency: 'SOL' })?.currency).toBe('USDT')
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
  expect(orderModel.early?.({ amount: '-3', payCurrency: '' }, network({}))).toEqual({ amount: 'not-positive' })
  expect(orderModel.early?.({ amount: '3', payCurrency: '' }, network({}))).toEqual({})
  expect(orderModel.faults({ amount: '3', payCurrency: '' }, network({}))).toEqual({ amount: 'below' })
})

test('an amount in the address counts only if it is one', () => {
  expect(amountOf({ amount: '100' })).toBe('100')
  expect(amountOf({ amount: 'lots' })).toBe('')
})

const EVM = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'
const TOKEN = '0x1f9840a85d5af5bf1d1762f925bdaddc4201f984'
const SEGWIT = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

test.each([
  [EVM, EVM],
  [EVM, `${EVM}\nTest server: do not send real funds`],
  [EVM, `ethereum:${EVM}@1?value=1e18`],
  [EVM, `ethereum:${TOKEN}@1/transfer?address=${EVM}&uint256=1`],
  [SEGWIT, `BITCOIN:${SEGWIT.toUpperCase()}?AMOUNT=1`],
])('the code of %s is the text of the server that pays it: %s', (address, code) => {
  expect(codeOf(address, code)).toBe(code)
})

test.each([
  [EVM, undefined],
  [EVM, null],
  [EVM, ''],
  [EVM, TOKEN],
  [EVM, `ethereum:${EVM}@1/transfer?address=${TOKEN}`],
  [EVM, `ethereum:${EVM}/approve?address=${TOKEN}`],
  [EVM, `ethereum:${TOKEN}?label=${EVM}`],
  [EVM, `${TOKEN}\n${EVM}`],
  [SEGWIT, `https://example.com/${SEGWIT}`],
])('the code of %s is the address itself in place of %s', (address, code) => {
  expect(codeOf(address, code)).toBe(address)
})

const payee = { bankName: 'Bank', name: 'Tarn', number: '1', reference: 'R1' }
test.each([
  ['nothing is known yet', undefined, 0, 5000],
  ['nothing was issued', { issued: false }, 0, 5000],
  ['the first call failed', undefined, 1, 5000],
  ['the third call failed', undefined, 3, 20_000],
  ['four calls failed', { issued: false }, 4, false],
  ['an address is here', { issued: true, address: 'T1' }, 0, false],
  ["a bank's details are here", { issued: true, payee }, 0, false],
  ['an address was issued but did not come', { issued: true, address: '' }, 1, 1000],
  ['it did not come three times', { issued: true, address: '' }, 3, 4000],
  ['it did not come four times', { issued: true }, 4, false],
])('asks for the address again when %s', (_, known, missed, pause) => {
  expect(nextLook(known, missed)).toBe(pause)
})

test('counts the calls in a row that fail or bring no address', () => {
  expect(missedAfter(2, { issued: true }, false)).toBe(3)
  for (const known of [undefined, null, { issued: false }, { issued: true }])
    expect(missedAfter(2, known, true)).toBe(3)
  for (const newest of [null, { issued: false }]) expect(missedAfter(2, newest, false)).toBe(0)
  for (const newest of [
    { issued: true, address: 'T1' },
    { issued: true, payee },
  ])
    for (const failed of [false, true]) expect(missedAfter(2, newest, failed)).toBe(0)
})
