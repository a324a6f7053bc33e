import type { PauseReason, Refusal } from '@shared/contract'

/** States of orders that a refusal may name: `{state}` is looked up here. */
export const states = [
  'pending',
  'running',
  'settling',
  'closed',
  'cancelled',
  'under-review',
  'delivered',
  'paid',
  'rejected',
  'failed',
  'expired',
  'passed',
  'ended',
  'frozen',
  'settled',
] as const
export type State = (typeof states)[number]

/** Inputs that a refusal may name: `{field}` is looked up here; what is not among them is `other`. */
export const fields = [
  'amount',
  'quantity',
  'price',
  'takeProfitPrice',
  'stopLossPrice',
  'triggerPrice',
  'trailing',
  'expireTime',
  'strike',
  'setId',
  'tolerance',
  'leverage',
  'symbol',
  'currency',
  'payCurrency',
  'network',
  'from',
  'to',
  'account',
  'password',
  'email',
  'phone',
  'captcha',
  'inviteCode',
  'voucher',
  'txHash',
  'surname',
  'firstName',
  'gender',
  'birthday',
  'country',
  'address',
  'documentType',
  'documentNumber',
  'frontImage',
  'backImage',
  'passportImage',
  'holdImage',
  'contactSurname',
  'contactFirstName',
  'contactRelation',
  'contactPhone',
  'contactAddress',
  'accountId',
  'bankName',
  'branch',
  'swift',
  'realName',
  'label',
  'other',
] as const
export type FieldName = (typeof fields)[number]

/** What may keep an account from being closed: `{what}` is looked up here. */
export const remainders = [
  'positions',
  'orders',
  'recharges',
  'withdrawals',
  'competitions',
  'loans',
  'investments',
  'funds',
] as const
export type Remainder = (typeof remainders)[number]

/** What may hold withdrawals: `{cause}` is looked up here. */
export const causes = [
  'password-changed',
  'withdraw-password-changed',
  'authenticator-moved',
  'authenticator-removed',
  'email-changed',
  'phone-changed',
] as const
export type Cause = (typeof causes)[number]

/** One language: a sentence per refusal with {placeholders}, and server-error for what nobody foresaw. */
export type Texts = {
  refusals: Record<Refusal | 'server-error', string>
  states: Record<State, string>
  fields: Record<FieldName, string>
  /** Why a network is paused. */
  pauses: Record<PauseReason, string>
  remainders: Record<Remainder, string>
  causes: Record<Cause, string>
}
