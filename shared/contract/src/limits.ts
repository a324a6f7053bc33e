/** How much of something the exchange takes: the phone says it before, the exchange refuses by it. */

/** Positions that one person has running. */
export const MOST_RUNNING = 50
/** Orders of one person within a second. */
export const MOST_ORDERS_A_SECOND = 10
/** How far a price may move against an order at most, a fraction. */
export const WIDEST_TOLERANCE = '0.01'
/** Recharges of one person that are not decided. */
export const MOST_OPEN_RECHARGES = 3
/** Pictures that prove one payment. */
export const MOST_VOUCHERS = 3
