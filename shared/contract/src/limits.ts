/** How much of something the exchange takes: the phone says it before, the exchange refuses by it. */

/** Positions that one person has running. */
export const MOST_RUNNING = 50
/** Seconds before a market rests from which a CFD must be worth what the rest requires. */
export const REST_AHEAD = 300
/** Limit and stop orders of one account that wait. */
export const MOST_PENDING = 20
/** Positions of one account that can run: what waits fills however many do by then. */
export const MOST_FILLED = MOST_RUNNING + MOST_PENDING
/** Simulated accounts that visitors of one address open within an hour. */
export const MOST_DEMO_OPENS = 10
/** Leverage within a competition. */
export const COMPETITION_LEVERAGE = 20
/** What a simulated account begins with, VUSDT. */
export const DEMO_FUNDS = '10000'
/** Price alerts of one person that wait. */
export const MOST_ALERTS = 20
/** Stakes of one person's running second contracts together, USDT. */
export const MOST_STAKED = '20000'
/** Orders of one person within a second, of each part of the API. */
export const MOST_ORDERS_A_SECOND = 10
/** How far a price may move against an order at most, a fraction. */
export const WIDEST_TOLERANCE = '0.01'
/** Recharges of one person that are not decided. */
export const MOST_OPEN_RECHARGES = 3
/** Loans of one person that are asked for or owed. */
export const MOST_LOANS = 100
/** How often proof of one recharge may be handed in. */
export const MOST_PROOFS = 20
/** Withdrawals of one person that are not decided. */
export const MOST_OPEN_WITHDRAWALS = 5
/** Accounts of one kind that money may be paid out to. */
export const MOST_PAYOUT_ACCOUNTS = 10
/** Until money may be paid out to an account: the first that somebody ever adds, and every other or changed one. */
export const FIRST_ACCOUNT_HOLD_SECONDS = 3600
export const ACCOUNT_HOLD_SECONDS = 86_400
/** Characters by which one tells one's accounts apart. */
export const LONGEST_LABEL = 30
/** How far the rate of a payout may have moved since it was shown, a fraction. */
export const PAYOUT_RATE_DRIFT = '0.005'
/** Pictures that prove one payment. */
export const MOST_VOUCHERS = 3
/** What a picture may claim to be made of: cameras of today make so many points. */
export const MOST_PIXELS = 50_000_000
/** Characters of the id of a transaction on a chain. */
export const LONGEST_TRANSACTION_ID = 200
/** Candles of one answer. */
export const MOST_CANDLES = 500
/** What a person tells of themselves, in characters. */
export const LONGEST_PERSON_NAME = 60
export const LONGEST_WHOLE_NAME = 2 * LONGEST_PERSON_NAME + 1
export const LONGEST_HOME_ADDRESS = 200
/** From which age on one may trade. */
export const LEAST_AGE = 18
/** How often a day one may hand in an identity of either kind. */
export const MOST_IDENTITIES_A_DAY = 5
/** Of own limits: the range of a daily one in USDT, how often one may be reminded, how long a break may be. */
export const LEAST_OWN_LIMIT = '1'
export const LARGEST_OWN_LIMIT = '10000000'
export const REMINDER_MINUTES = [15, 30, 60, 120] as const
export const BREAK_DAYS = [1, 7, 30] as const
/** Nights of UTC+8 through which money must have stayed before a reward is paid, and how much of it for a task, USDT. */
export const HELD_NIGHTS = 7
export const HELD_FUNDS = '100'
/** Characters of a password. */
export const SHORTEST_PASSWORD = 8
export const LONGEST_PASSWORD = 64
/** Of the codes that an address is sent: how long, how far apart, how long they count. */
export const CODE_DIGITS = 6
export const CODE_APART_SECONDS = 60
export const CODE_LIFE_SECONDS = 300
/** How long a key for an authenticator waits to be bound. */
export const AUTHENTICATOR_KEY_SECONDS = 600
/** Passkeys of one person, characters of a passkey's name, and how long one may take to use one. */
export const MOST_PASSKEYS = 10
export const LONGEST_PASSKEY_NAME = 40
export const PASSKEY_SECONDS = 300
/** Recovery codes that are made at once; with fewer than the second number left their owner is told. */
export const RECOVERY_CODES = 10
export const FEW_RECOVERY_CODES = 3
/** Of the withdrawal password: digits, and wrong ones in a row that lock it. */
export const PIN_DIGITS = 6
export const MOST_WRONG_PINS = 5
/** Rows of a list that its pages reach, the newest first; days narrow it. */
export const MOST_LISTED = 5000
/** Second contracts that one account has running. */
export const MOST_RUNNING_SECONDS = 100
/** Requests of one person within a second that change something and are no order. */
export const MOST_WRITES_A_SECOND = 10
/** Requests of one person within a second that only read: any, and those that are marked as dear. */
export const MOST_READS_A_SECOND = 40
export const MOST_DEAR_READS_A_SECOND = 10
