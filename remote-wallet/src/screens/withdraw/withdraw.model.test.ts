import { expect, test } from '@jest/globals'
import type { Currency, PayoutAccount } from '@shared/contract/calls/wallet'
import { currencyTypes, payoutKinds } from '@shared/contract/codes'
import {
  accountsFor,
  amountOf,
  type Choice,
  choicesOf,
  destinationOf,
  mostOf,
  type Network,
  outcomeOf,
  type WithdrawalContext,
  withdrawModel,
} from './withdraw.model.ts'

const network = (change: Partial<Network>): Network => ({
  ...{ network: 'TRC20', kind: 'chain', addressMode: 'auto', rechargeMin: '10', rechargeMinutes: 3 },
  ...{ withdrawMin: '20', feeFixed: '1', withdrawMinutes: 10 },
  ...change,
})
const trc20 = network({})
const bank = network({
  network: 'BANK',
  kind: 'bank',
  withdrawMin: '100',
  feeFixed: null,
  feeRate: '0.005',
  feeMin: '2',
})
const btc = network({ network: 'BTC', withdrawMin: '0.001', feeFixed: '0.0002' })
const money = (currency: string, precision: number, networks: Network[] | null): Currency =>
  ({ currency, name: currency, type: currencyTypes.coin, precision, networks }) as Currency
const all: Choice[] = choicesOf([money('USDT', 2, [trc20, bank]), money('BTC', 8, [btc]), money('SOL', 8, null)])

const account = (id: string, change: Partial<PayoutAccount>): PayoutAccount =>
  ({ id, kind: payoutKinds.chain, network: 'TRC20', label: '', isDefault: false, ...change }) as PayoutAccount
const own = account('own', {})
const second = account('second', {})
const coin = account('coin', { network: 'BTC' })
const thb = account('thb', { kind: payoutKinds.bank, network: 'BANK', currency: 'THB' })
const accounts = [own, second, coin, thb]
const free = () => undefined
const chosen = (asked: object, held: (of: PayoutAccount) => number | undefined = free) => {
  const found = destinationOf(all, accounts, asked, held)
  return [found?.choice.currency, found?.network.network, found?.account?.id]
}

test('offers no currency without a withdrawal network', () => {
  expect(all.map(({ currency }) => currency)).toEqual(['USDT', 'BTC'])
})

test.each([
  [{}, ['USDT', 'TRC20', 'own']],
  [{ accountId: 'second' }, ['USDT', 'TRC20', 'second']],
  [{ accountId: 'coin' }, ['BTC', 'BTC', 'coin']],
  [{ currency: 'BTC', accountId: 'own' }, ['BTC', 'BTC', 'coin']],
  [{ to: 'bank' }, ['USDT', 'BANK', 'thb']],
  [{ to: 'chain' }, ['USDT', 'TRC20', 'own']],
  [{ to: 'moon', currency: 'SOL', accountId: 'nobody' }, ['USDT', 'TRC20', 'own']],
])('chooses from the address %j the destination %j', (asked, where) => expect(chosen(asked)).toEqual(where))

test('prefers a usable account to the default one, unless the address names another', () => {
  const held = ({ id }: PayoutAccount) => (id === 'own' ? 1 : undefined)
  expect(chosen({}, held)).toEqual(['USDT', 'TRC20', 'second'])
  expect(chosen({ accountId: 'own' }, held)).toEqual(['USDT', 'TRC20', 'own'])
  expect(chosen({}, () => 1)).toEqual(['USDT', 'TRC20', 'own'])
})

test('chooses the network alone when no account of the kind exists', () => {
  const found = (asked: object) => destinationOf(all, [own], asked, free)
  expect(found({ to: 'bank' })).toMatchObject({ network: { network: 'BANK' }, account: undefined })
  expect(found({ currency: 'BTC' })).toMatchObject({ network: { network: 'BTC' }, account: undefined })
  expect(destinationOf([], [own], {}, free)).toBeUndefined()
})

test('treats an account as a bank account when the server names no network', () => {
  const [usdt] = all as [Choice]
  const unnamed = account('unnamed', { kind: payoutKinds.bank, network: null, currency: 'THB' })
  expect(accountsFor(usdt, [own, coin, unnamed]).map(({ id }) => id)).toEqual(['own', 'unnamed'])
})

const usdt = (net: Network) => ({ choice: all[0] as Choice, network: net, account: own })

test("calculates the fee, the net amount and the bank's amount as the exchange books them", () => {
  expect(outcomeOf('100', usdt(trc20), undefined)).toEqual({ fee: '1', net: '99', payout: undefined })
  const rate = { currency: 'THB', precision: 2, rate: '36', time: '2026-11-01 00:00:00' }
  expect(outcomeOf('500', usdt(bank), rate)).toEqual({
    fee: '2.5',
    net: '497.5',
    payout: { ...rate, amount: '17910' },
  })
  expect(outcomeOf('100', usdt(bank), undefined)).toMatchObject({ fee: '2', net: '98' })
  expect(outcomeOf('0.5', usdt(trc20), undefined).net).toBe('0')
})

const context = (change: Partial<WithdrawalContext> = {}): WithdrawalContext => ({
  ...usdt(trc20),
  ...{ available: '1000', left: '400', held: false },
  ...change,
})

test.each([
  ['', { name: 'missing' }],
  ['0', { name: 'not-positive' }],
  ['-1', { name: 'not-positive' }],
  ['19.99', { name: 'below', n: '20' }],
  ['1000.01', { name: 'too-much' }],
  ['400.01', { name: 'day', n: '400' }],
  ['400', undefined],
])('checks %p of 1,000, with 400 left today: %j', (amount, fault) =>
  expect(withdrawModel.faults({ amount }, context()).amount).toEqual(fault),
)

test('checks the daily limit for USDT only, and leaves other coins to the server', () => {
  const coins = context({ choice: all[1] as Choice, network: btc, account: coin, available: '500', left: '400' })
  expect(withdrawModel.faults({ amount: '450' }, coins)).toEqual({})
  expect([mostOf(coins), mostOf(context()), mostOf(context({ left: undefined }))]).toEqual(['500', '400', '1000'])
})

test('has a fault when the account is missing or on hold', () => {
  const at = (change: Partial<WithdrawalContext>) => withdrawModel.faults({ amount: '100' }, context(change)).accountId
  expect(at({ account: undefined })).toEqual({ name: 'no-account' })
  expect(at({ held: true })).toEqual({ name: 'account-held' })
  expect(at({})).toBeUndefined()
})

test('shows "too much" while typing, "too little" only on sending', () => {
  const early = (amount: string) => withdrawModel.early?.({ amount }, context({ account: undefined }))
  expect([early(''), early('1'), early('2000'), early('500')]).toEqual([
    ...[{}, {}],
    ...[{ amount: { name: 'too-much' } }, { amount: { name: 'day', n: '400' } }],
  ])
})

test.each([
  [{ field: 'amount' }, 'amount'],
  [{ field: 'accountId' }, 'accountId'],
  [{ refusal: 'not-found' }, 'accountId'],
  [{ field: 'withdrawPassword' }, undefined],
])('maps the refusal %j to the field %p', (failure, field) =>
  expect(withdrawModel.fieldOf?.({ kind: 'refused', text: '', values: {}, ...failure })).toBe(field),
)

test('ignores an amount in the address that is not a positive decimal', () => {
  expect([{ amount: '12.5' }, { amount: '-3' }, { amount: '1e3' }, {}].map(amountOf)).toEqual(['12.5', '', '', ''])
})
