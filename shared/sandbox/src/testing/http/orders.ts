/** One order of each call of the contract, which the exchange can read; most of them are refused by a rule. */
import { newOrderId } from '../../../../testing/src/client.ts'

const id = 'nobody-has-it'
const price = { expectedPrice: '64000', tolerance: '0.005' }
const swap = { fromCurrency: 'USDT', toCurrency: 'BTC', amount: '1', expectedRate: '1', tolerance: '0.005' }
const second = { symbol: 'BTCUSDT', setId: 'second-60', odds: '0.8', direction: 1, amount: '1' }
const payment = { currency: 'USDT', network: 'TRC20', amount: '1' }
const bought = { productId: id, agreed: true, expected: '1' }
const loan = { loanSetId: id, amount: '1', days: 7 }
const person = { surname: 'Saetang', firstName: 'Malee', birthday: '1990-02-03' }
const contact = { contactSurname: 'Saetang', contactFirstName: 'Niran', contactRelation: 1, contactPhoneCode: '66' }

const inputs: Readonly<Record<string, object>> = {
  '/api/trade/appTradePositions/create': { tradeType: 1, symbol: 'BTCUSDT', direction: 1, orderType: 1, ...price },
  '/api/trade/appTradePositions/close/{id}': { id },
  '/api/trade/appTradePositions/close/all': { tradeType: 1 },
  '/api/trade/appTradePositions/addMargin': { id, amount: '1' },
  '/api/trade/appTradePositions/amend': { id, price: '60000' },
  '/api/trade/appTradePositions/reverse/{id}': { id, ...price },
  '/api/trade/appSecondContractOrder/buy': second,
  '/api/trade/appFlashExchangeLog/flashExchange': swap,
  '/api/trade/appPriceAlert/create': { symbol: 'BTCUSDT', direction: 1, price: '1' },
  '/api/trade/appCompetition/join': { id },
  '/api/trade/appCompetition/exit': { id },
  '/api/finance/appWallet/transferContract': { from: 'balance', to: 'contract', currency: 'USDT', amount: '1' },
  '/api/finance/appRecharge/apply': payment,
  '/api/finance/appWithdrawal/apply': { ...payment, accountId: id, expectedFee: '1', withdrawPassword: '123456' },
  '/api/user/appUserWithdrawalInfoSet/addAccount': { kind: 2, withdrawPassword: '123456' },
  '/api/prod/appProductOrder/debitBuy': { ...bought, amount: '1' },
  '/api/prod/appProductOrder/minerBuy': { ...bought, units: 1 },
  '/api/prod/appProductOrder/redeem': { orderId: id, expectedAmount: '1' },
  '/api/prod/appLoanSet/creditApply': loan,
  '/api/prod/appLoanSet/pledgeApply': { ...loan, pledgeCurrency: 'BTC', pledgeAmount: '1' },
  '/api/prod/appLoanOrder/repay': { loanId: id, amount: 'all' },
  '/api/prod/appLoanOrder/addPledge': { loanId: id, amount: '1' },
  '/api/prod/appOrderIoe/apply': { ioeId: id, lots: 1, salt: 'salt' },
  '/api/prod/appOrderIoe/pay': { orderId: id },
  '/api/marketing/appReward/claim': { id },
  '/api/auth/appAuth/applyKYC': { ...person, documentType: 3, country: 'TH', documentNumber: 'A1' },
  '/api/auth/appAuth/applyAdvanced': {
    ...{ address: '1 Street', phoneCode: '66', phone: '812345678', declared: true },
    ...{ ...contact, contactPhone: '812345679', contactAddress: '1 Street' },
  },
}

/** Each time another order, by its id. @throws where the call is new: give it an input above */
export function someOrder(path: string): object {
  const input = inputs[path]
  if (!input) throw new Error(`There is no order of ${path}`)
  return { ...input, clientOrderId: newOrderId() }
}
