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
  'rejected',
  'failed',
  'expired',
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
  'other',
] as const
export type FieldName = (typeof fields)[number]

/** One language: a sentence per refusal with {placeholders}, and server-error for what nobody foresaw. */
export type Texts = {
  refusals: Record<Refusal | 'server-error', string>
  states: Record<State, string>
  fields: Record<FieldName, string>
  /** Why a network is paused. */
  pauses: Record<PauseReason, string>
}
