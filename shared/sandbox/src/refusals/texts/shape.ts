import type { Refusal } from '@shared/contract'

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

/** One language: a sentence per refusal with {placeholders}, and server-error for what nobody foresaw. */
export type Texts = { refusals: Record<Refusal | 'server-error', string>; states: Record<State, string> }
