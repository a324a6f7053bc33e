export {
  type Call,
  type InputOf,
  isCall,
  type OrderCall,
  type OutputOf,
  type Owner,
  orderFields,
  type PagedCall,
  type ParsedInputOf,
  type Row,
} from './call.ts'
export * from './calls/account.ts'
export * from './calls/content.ts'
export * from './calls/help.ts'
export * from './calls/invest.ts'
export * from './calls/push.ts'
export * from './calls/shell.ts'
export * from './calls/tickers.ts'
export * from './calls/trade.ts'
export * from './calls/wallet.ts'
export { calls } from './calls.ts'
export {
  type Config,
  config,
  type LanguageCode,
  languageCode,
  type Platform,
  platform,
  type RouteData,
  type Texts,
  type UnitConfig,
} from './config.ts'
export { type Envelope, envelope, page, type RefusalResult, refusalResult } from './envelope.ts'
export { type Feature, features } from './features.ts'
export { type PauseReason, pauseReasons } from './pauses.ts'
export { type ReasonCode, type ReasonKind, reasonCodes } from './reasons.ts'
export { type Refusal, refusals } from './refusals.ts'
