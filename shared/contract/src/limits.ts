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
/** Characters of the id of a transaction on a chain. */
export const LONGEST_TRANSACTION_ID = 200
/** Candles of one answer. */
export const MOST_CANDLES = 500
/** Characters of a password. */
export const SHORTEST_PASSWORD = 8
export const LONGEST_PASSWORD = 64
/** Of the codes that an address is sent: how long, how far apart, how long they count. */
export const CODE_DIGITS = 6
export const CODE_APART_SECONDS = 60
export const CODE_LIFE_SECONDS = 300
