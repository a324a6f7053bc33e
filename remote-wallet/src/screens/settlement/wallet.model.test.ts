import { expect, test } from '@jest/globals'
import type { Currency } from '@shared/contract/calls/wallet'
import * as judges from '@shared/money/payment-link'
import {
  chainsOf,
  isRenumbered,
  type Wallet,
  walletModel,
  walletOf,
  walletTerms,
  withoutSpaces,
} from './wallet.model.ts'

const TRON = 'TBXSw8fM4jpQkGc6zZjsVABFpVN7UvXPdV'
const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const typed = (address: string, change: Partial<Wallet> = {}): Wallet => ({
  ...{ network: 'TRC20', address, label: '', isDefault: false, pin: '135792' },
  ...change,
})
const context = { of: undefined, judges, left: false }
const own = {
  ...{ id: 'P1', kind: 2 as const, network: 'TRC20', address: TRON, label: 'Own', isDefault: true },
  usableFrom: null,
}

test.each([
  [TRON, undefined],
  [`${TRON.slice(0, -1)}U`, 'invalid'],
  [EVM, 'elsewhere'],
  ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'contract'],
  ['', 'missing'],
])('%s on TRC20: %s', (address, fault) => {
  expect(walletModel.faults(typed(address), context)).toEqual(fault ? { address: fault } : {})
})

test('a part of an address is not wrong yet, unless its field was left', () => {
  const part = typed(TRON.slice(0, 20))
  expect(walletModel.early?.(part, context)).toEqual({})
  expect(walletModel.early?.(part, { ...context, left: true })).toEqual({ address: 'invalid' })
  expect(walletModel.early?.(typed(EVM), context)).toEqual({ address: 'elsewhere' })
})

test('a link of another chain, a call and a memo are faults of the address, each its own; who is paid by a link goes alone', () => {
  const token = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'
  const faultOf = (address: string) => walletModel.faults(typed(address, { network: 'ERC20' }), context).address
  expect(faultOf(`ethereum:${EVM}@56`)).toBe('chain')
  expect(faultOf(`ethereum:${token}/approve?address=${EVM}`)).toBe('call')
  expect(faultOf(`${EVM}?memo=7`)).toBe('memo')
  const link = typed(`ethereum:${token}@1/transfer?address=${EVM}`, { network: 'ERC20' })
  expect(walletModel.faults(link, context)).toEqual({})
  expect(walletTerms(link, judges)).toEqual({ network: 'ERC20', address: EVM })
})

test('a part of a link is not wrong yet, unless its field was left', () => {
  const part = typed(`ethereum:${EVM}/trans`, { network: 'ERC20' })
  expect(walletModel.early?.(part, context)).toEqual({})
  expect(walletModel.early?.(part, { ...context, left: true })).toEqual({ address: 'call' })
})

test('without what judges it nothing goes', () => {
  expect(walletModel.faults(typed(TRON), { ...context, judges: null })).toEqual({ address: 'unchecked' })
})

test('an address never stands in the form of an account; without another one it takes no password', () => {
  const form = walletOf(own, 'ERC20')
  expect(form).toMatchObject({ network: 'TRC20', address: '', label: 'Own' })
  expect(isRenumbered(form, own)).toBe(false)
  expect(walletModel.faults(form, { ...context, of: own })).toEqual({})
  const moved = { ...form, network: 'ERC20' }
  expect(walletModel.faults(moved, { ...context, of: own })).toEqual({ address: 'missing', pin: 'missing' })
})

test('gaps and lines within a pasted address go', () => {
  expect(withoutSpaces(' TBXS w8fM\n4jpQ ')).toBe('TBXSw8fM4jpQ')
})

test('a chain is told once, with what each of its currencies costs', () => {
  const chain = (network: string, feeFixed: string, withdrawMinutes: number) => ({
    network,
    kind: 'chain',
    feeFixed,
    withdrawMinutes,
  })
  const bank = { network: 'BANK', kind: 'bank', feeRate: '0.005', withdrawMinutes: 1440 }
  const currencies = [
    { currency: 'USDT', networks: [chain('TRC20', '1', 10), chain('ERC20', '5', 15), bank] },
    { currency: 'ETH', networks: [chain('ERC20', '0.002', 15)] },
    { currency: 'THB' },
  ] as unknown as Currency[]
  expect(chainsOf(currencies)).toEqual([
    { network: 'TRC20', fees: [{ currency: 'USDT', fee: '1' }], minutes: 10 },
    {
      network: 'ERC20',
      fees: [
        { currency: 'USDT', fee: '5' },
        { currency: 'ETH', fee: '0.002' },
      ],
      minutes: 15,
    },
  ])
})
