import type { CodeOf, directions, secondResults, secondStates } from '@shared/contract/codes'
import type { Decimal } from '@shared/money'

/** A duration on offer: what the operator sets for orders to come. */
export type TermRow = { id: string; seconds: number; odds: Decimal; min_amount: Decimal; max_amount: Decimal }

type Ordered = {
  id: string
  user_id: string
  /** Of the trading account: '' for money, 'demo', or a competition's entry. */
  account: string
  set_id: string
  symbol: string
  direction: CodeOf<typeof directions>
  /** As they were when it was taken. */
  seconds: number
  odds: Decimal
  amount: Decimal
  open_price: Decimal
  /** Epoch ms. */
  open_time: number
  open_seq: number
  expire_at: number
  created_at: number
}

/** The tick that settled it: none where it is void. */
type Settled = {
  close_price: Decimal | null
  close_time: number | null
  close_seq: number | null
  result: CodeOf<typeof secondResults> | null
  profit: Decimal | null
  state: CodeOf<Pick<typeof secondStates, 'running' | 'closed'>>
  closed_at: number | null
}

export type SecondRow = Ordered & Settled

export type SecondTables = { second_term: TermRow; second_order: SecondRow }

declare module '../../db/tables.ts' {
  interface Tables extends SecondTables {}
}
