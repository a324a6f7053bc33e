/** Every address of the app, by the name of its screen: `import * as to from '@shared/contract/to'`, then `to.chart({ symbol })`. */
export * from './addresses/account.ts'
export * from './addresses/content.ts'
export * from './addresses/invest.ts'
export * from './addresses/trade.ts'
export * from './addresses/wallet.ts'
