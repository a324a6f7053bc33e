/** What a visitor asks. */
import {
  candlesCall,
  chatSessionCall,
  checkAccountCall,
  currencyListCall,
  drawProofCall,
  emailCaptchaCall,
  helpByIdCall,
  helpListCall,
  levelListCall,
  noticeListCall,
  passkeyOptionsCall,
  payerCall,
  phoneCaptchaCall,
  priceDistributionCall,
  productCall,
  productListCall,
  rateByCurrencyCall,
  serverTimeCall,
  settingCall,
  symbolListCall,
  symbolPriceCall,
  termListCall,
  ticketListCall,
} from '@shared/contract'
import { productTypes, termTypes, tradeTypes } from '@shared/contract/codes'
import type { Exam } from '../exam.ts'
import { few, plain, step } from './step.ts'

const NO_SYMBOL = 'no symbol is listed'

/** The first that contracts are traded on, which prices move all day. */
export const symbolOf = (exam: Exam) => {
  const symbols = exam.seen(symbolListCall) ?? []
  return symbols.find(({ tradeTypes: types }) => types.includes(tradeTypes.contract)) ?? symbols[0]
}
const withSymbol =
  <T>(input: (symbol: string) => T) =>
  (exam: Exam) => {
    const found = symbolOf(exam)
    return found ? input(found.symbol) : NO_SYMBOL
  }

export const openSteps = [
  ...plain('visitor', serverTimeCall, ticketListCall, symbolListCall, priceDistributionCall, currencyListCall),
  step(
    symbolPriceCall,
    'visitor',
    withSymbol(symbol => ({ symbols: symbol })),
  ),
  step(
    candlesCall,
    'visitor',
    withSymbol(symbol => ({ symbol, period: '1h', limit: 5 })),
  ),
  ...[termTypes.option, termTypes.second].map(type =>
    step(
      termListCall,
      'visitor',
      withSymbol(symbol => ({ symbol, type })),
    ),
  ),
  step(rateByCurrencyCall, 'visitor', exam => {
    const other = exam.seen(currencyListCall)?.find(({ currency }) => currency !== 'USDT')
    return other ? { from: other.currency, to: 'USDT' } : 'one currency alone is listed'
  }),
  step(levelListCall, 'visitor', () => few),
  step(noticeListCall, 'visitor', () => few),
  step(helpListCall, 'visitor', () => few),
  step(helpByIdCall, 'visitor', exam => {
    const article = exam.seen(helpListCall)?.records[0]
    return article ? { id: article.id } : 'no article is listed'
  }),
  step(settingCall, 'visitor', () => ({ key: 'desktop-limit' })),
  ...[productTypes.mining, productTypes.bond, productTypes.arbitrage].map(type =>
    step(productListCall, 'visitor', () => ({ type })),
  ),
  step(productCall, 'visitor', exam => {
    const product = exam.seen(productListCall)?.[0]
    return product ? { id: product.id } : 'no product is listed'
  }),
  step(payerCall, 'visitor', () => ({ currency: 'USDT' })),
  step(drawProofCall, 'visitor', () => ({ id: 'none' })),
  step(chatSessionCall, 'visitor', () => ({ visitorId: '0123456789abcdef0123456789abcdef' })),
  step(passkeyOptionsCall, 'visitor', () => ({ purpose: 'login' })),
  // the numbers and the domain are kept for examples: nobody is reached by them
  step(checkAccountCall, 'visitor', () => ({ account: 'nobody@example.com' })),
  step(phoneCaptchaCall, 'visitor', () => ({ phoneCode: '1', phone: '2025550143', scene: 'login' })),
  step(emailCaptchaCall, 'visitor', () => ({ email: 'nobody@example.com', scene: 'login' })),
]
