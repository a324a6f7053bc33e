/** Columns of tables. `pnpm tables` writes the types from the migrations, and keeps the notes. */
export type Columns = {
  /** An order of a second contract. The tick that settled it: none where it is void. */
  second_order: {
    id: string
    user_id: string
    /** Of the trading account: '' for money, 'demo', or a competition's entry. */
    account: string
    set_id: string
    symbol: string
    direction: 1 | 2
    /** As they were when it was taken. */
    seconds: number
    odds: string
    amount: string
    open_price: string
    /** Epoch ms. */
    open_time: number
    open_seq: number
    expire_at: number
    created_at: number
    close_price: string | null
    close_time: number | null
    close_seq: number | null
    result: 1 | 0 | -1 | -2 | null
    profit: string | null
    state: 1 | 3
    closed_at: number | null
  }
  second_order_count: {
    user_id: string
    account: string
    state: number
    symbol: string
    direction: number
    n: number
  }
  second_outcome: {
    user_id: string
    account: string
    ended: number
    won: number
    gained: number
    lost: number
  }
  second_result: {
    user_id: string
    account: string
    result: number
    n: number
  }
  /** A duration on offer: what the operator sets for orders to come. */
  second_term: {
    id: string
    seconds: number
    odds: string
    min_amount: string
    max_amount: string
  }
}
