/** What a person with a history does, one after the other. The exchange accepts each of these calls. */
import {
  addMarginCall,
  addPayoutAccountCall,
  addPledgeCall,
  amendOrderCall,
  applyAdvancedCall,
  applyOfferingCall,
  breakCall,
  buySecondCall,
  type Call,
  changeWithdrawPasswordCall,
  chatSessionCall,
  claimRewardCall,
  clearMessagesCall,
  closeAllCall,
  closePositionCall,
  createAlertCall,
  createPositionCall,
  debitBuyCall,
  deleteAlertCall,
  editPayoutAccountCall,
  exitCompetitionCall,
  joinCompetitionCall,
  loginCall,
  minerBuyCall,
  openDemoCall,
  pledgeApplyCall,
  rateByCurrencyCall,
  rechargeApplyCall,
  rechargeCancelCall,
  redeemCall,
  repayLoanCall,
  reversePositionCall,
  sessionRevokeCall,
  setLimitsCall,
  swapCall,
  transferContractCall,
  updateProfileCall,
  updateStopLossCall,
  withdrawalApplyCall,
  withdrawalCancelCall,
} from '@shared/contract'
import { directions, orderTypes, payoutKinds, tradeTypes } from '@shared/contract/codes'
import { big, truncate } from '@shared/money'
import { newOrderId } from '../../../../testing/src/client.ts'
import { advanced, photo } from '../accounts/identities.ts'
import { nextDevice, pass } from '../accounts/people.ts'
import { marketOrder } from '../positions/orders.ts'
import { PIN, WALLET } from '../wallet/withdrawals.ts'
import type { Grown } from './growth.ts'

export type Doing = Grown & {
  /** The id of what a call made last, by the call's path. */
  made: Map<string, string>
}

export type Deed = {
  call: Call
  input(doing: Doing): object | Promise<object>
  /** What others do before, uncounted. */
  before?(doing: Doing): unknown
}

const priceOf = ({ exchange }: Grown, symbol: string): string =>
  exchange.sandbox.context.market.last(symbol)?.price ?? ''
const part = (price: string, share: string): string => truncate(big(price).times(share), 2)
const atMarket = (doing: Doing, change: object = {}) =>
  marketOrder({ expectedPrice: priceOf(doing, 'BTCUSDT'), ...change })
const last = ({ made }: Doing, call: Call): string => made.get(call.path) ?? ''
const id = (doing: Doing, call: Call) => ({ id: last(doing, call), clientOrderId: newOrderId() })
const hold = ({ exchange, user }: Doing, currency: string, amount: string) =>
  exchange.operate('wallet', 'adjust', user.account, currency, amount)
const signed = async ({ exchange, user }: Doing) => ({
  ...{ days: 7, signImage: await photo(exchange, user, 'signature'), clientOrderId: newOrderId() },
})
const day = ({ exchange }: Doing) => pass(exchange, 24 * 3600)

const trading: Deed[] = [
  {
    call: transferContractCall,
    input: () => ({ from: 'balance', to: 'contract', currency: 'USDT', amount: '1', clientOrderId: newOrderId() }),
  },
  { call: createPositionCall, input: atMarket },
  { call: addMarginCall, input: doing => ({ ...id(doing, createPositionCall), amount: '10' }) },
  {
    call: updateStopLossCall,
    input: doing => ({ id: last(doing, createPositionCall), stopLossPrice: part(priceOf(doing, 'BTCUSDT'), '0.97') }),
  },
  {
    call: reversePositionCall,
    input: doing => ({
      ...id(doing, createPositionCall),
      ...{ expectedPrice: priceOf(doing, 'BTCUSDT'), tolerance: '0.01' },
    }),
  },
  { call: createPositionCall, input: atMarket },
  {
    call: closePositionCall,
    input: doing => ({ ...id(doing, createPositionCall), expectedPrice: priceOf(doing, 'BTCUSDT'), tolerance: '0.01' }),
  },
  {
    call: createPositionCall,
    input: doing =>
      atMarket(doing, { orderType: orderTypes.limit, price: part(priceOf(doing, 'BTCUSDT'), '0.9'), quantity: '0.01' }),
  },
  {
    call: amendOrderCall,
    input: doing => ({ ...id(doing, createPositionCall), price: part(priceOf(doing, 'BTCUSDT'), '0.91') }),
  },
  { call: createPositionCall, input: doing => atMarket(doing, { quantity: '0.01', direction: directions.sell }) },
  { call: closeAllCall, input: () => ({ tradeType: tradeTypes.contract, clientOrderId: newOrderId() }) },
  {
    call: buySecondCall,
    input: () => ({
      ...{
        symbol: 'BTCUSDT',
        setId: 'second-60',
        odds: '0.8',
        direction: 1,
        amount: '10',
        clientOrderId: newOrderId(),
      },
    }),
  },
  {
    call: swapCall,
    input: async doing => ({
      ...{ fromCurrency: 'USDT', toCurrency: 'BTC', amount: '10', tolerance: '0.005', clientOrderId: newOrderId() },
      expectedRate: (await doing.exchange.client.ask(rateByCurrencyCall, { from: 'USDT', to: 'BTC' })).rate,
    }),
  },
  {
    call: createAlertCall,
    input: doing => ({
      ...{
        symbol: 'BTCUSDT',
        direction: 1,
        price: part(priceOf(doing, 'BTCUSDT'), '1.1'),
        clientOrderId: newOrderId(),
      },
    }),
  },
  { call: deleteAlertCall, input: doing => ({ id: last(doing, createAlertCall) }) },
  { call: openDemoCall, input: () => ({ reset: true }) },
  {
    call: joinCompetitionCall,
    before: ({ exchange }) =>
      exchange.operate('competition', 'create', '--title', 'Autumn', '--id', 'C-growth', '--bots', '0'),
    input: () => ({ id: 'C-growth', clientOrderId: newOrderId() }),
  },
  { call: exitCompetitionCall, input: () => ({ id: 'C-growth', clientOrderId: newOrderId() }) },
]

const paying: Deed[] = [
  {
    call: changeWithdrawPasswordCall,
    input: ({ user }) => ({ loginPassword: user.password, password: PIN }),
  },
  {
    call: addPayoutAccountCall,
    input: () => ({
      ...{ kind: payoutKinds.chain, network: 'TRC20', address: WALLET, label: 'Own wallet', withdrawPassword: PIN },
      clientOrderId: newOrderId(),
    }),
  },
  {
    call: withdrawalApplyCall,
    before: day,
    input: doing => ({
      ...{ accountId: last(doing, addPayoutAccountCall), currency: 'USDT', network: 'TRC20', amount: '100' },
      ...{ expectedFee: '1', withdrawPassword: PIN, clientOrderId: newOrderId() },
    }),
  },
  { call: withdrawalCancelCall, input: doing => ({ id: last(doing, withdrawalApplyCall) }) },
  {
    call: editPayoutAccountCall,
    input: doing => ({ id: last(doing, addPayoutAccountCall), removed: true, withdrawPassword: PIN }),
  },
  {
    call: rechargeApplyCall,
    input: () => ({ currency: 'USDT', network: 'TRC20', amount: '100', clientOrderId: newOrderId() }),
  },
  { call: rechargeCancelCall, input: doing => ({ id: last(doing, rechargeApplyCall) }) },
]

const investing: Deed[] = [
  {
    call: debitBuyCall,
    input: () => ({
      ...{ productId: 'A2', amount: '100', expected: '0.0008', agreed: true, clientOrderId: newOrderId() },
    }),
  },
  {
    call: minerBuyCall,
    before: doing => hold(doing, 'USDT', '+5000'),
    input: () => ({ ...{ productId: 'M60', units: 1, expected: '2150', agreed: true, clientOrderId: newOrderId() } }),
  },
  {
    call: redeemCall,
    input: doing => ({ orderId: last(doing, debitBuyCall), expectedAmount: '100', clientOrderId: newOrderId() }),
  },
  {
    call: pledgeApplyCall,
    before: doing => hold(doing, 'BTC', '+1'),
    input: async doing => ({
      ...{ loanSetId: 'pledge', amount: '1000', pledgeCurrency: 'BTC', pledgeAmount: '0.1', ...(await signed(doing)) },
    }),
  },
  {
    call: addPledgeCall,
    input: doing => ({ loanId: last(doing, pledgeApplyCall), amount: '0.1', clientOrderId: newOrderId() }),
  },
  {
    call: repayLoanCall,
    input: doing => ({ loanId: last(doing, pledgeApplyCall), amount: 'all', clientOrderId: newOrderId() }),
  },
  {
    call: applyOfferingCall,
    before: ({ exchange }) =>
      exchange.operate(
        ...['ieo', 'create', '--id', 'O-growth', '--symbol', 'TOKG', '--floor', '0.08', '--estimated', '0.10'],
        ...['--lots', '1000', '--lot-size', '100', '--apply', '2', '--draw', '90', '--pay', '4', '--list', '2'],
      ),
    input: () => ({ ioeId: 'O-growth', lots: 1, salt: 'salt', clientOrderId: newOrderId() }),
  },
]

const person: Deed[] = [
  { call: claimRewardCall, input: () => ({ taskCode: 'check-in', clientOrderId: newOrderId() }) },
  { call: claimRewardCall, input: () => ({ id: 'GG2', clientOrderId: newOrderId() }) },
  { call: applyAdvancedCall, input: () => advanced() },
  { call: clearMessagesCall, input: () => ({}) },
  { call: chatSessionCall, input: () => ({}) },
  {
    call: loginCall,
    input: ({ user }) => ({ account: user.account, password: user.password, deviceId: nextDevice() }),
  },
  { call: updateProfileCall, input: () => ({ gender: 1 }) },
  { call: sessionRevokeCall, input: () => ({ others: true }) },
  { call: setLimitsCall, input: () => ({ name: 'dailyLoss', value: '1000' }) },
  { call: breakCall, input: () => ({ days: 1 }) },
]

export const deeds: readonly Deed[] = [...trading, ...paying, ...investing, ...person]
