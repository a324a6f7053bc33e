/** The numbers that calls carry, by the field's own terms. Code names them; a number alone stands in no rule. */

/** One of a table's numbers. */
export type CodeOf<T> = T[keyof T]

/** Characters of an id, at most: what is longer is nobody's. */
export const LONGEST_ID = 64

export const categories = { crypto: 1, metal: 2, forex: 3 } as const
export const tradeTypes = { contract: 1, cfd: 2, option: 3, spot: 4 } as const
export const directions = { buy: 1, sell: 2 } as const
export const orderTypes = { market: 1, limit: 2, stop: 3 } as const
export const marginModes = { isolated: 1, cross: 2 } as const
export const positionStates = { pending: 0, running: 1, settling: 2, closed: 3, cancelled: -1 } as const
/** voided: as if it had never been · expired, noFunds, ownLimit: a waiting order that ended unfilled. */
export const closeReasons = {
  owner: 1,
  takeProfit: 2,
  stopLoss: 3,
  liquidation: 4,
  expiry: 5,
  accountEnded: 6,
  voided: 7,
  expired: 8,
  noFunds: 9,
  ownLimit: 10,
} as const
/** Whose money a position is of: demo and competition are virtual. */
export const tradingAccountTypes = { real: 1, demo: 2, competition: 3 } as const
/** What appSecondContractSet/list is asked for. */
export const termTypes = { second: 1, option: 2 } as const
export const secondStates = { running: 1, settling: 2, closed: 3 } as const
export const secondResults = { win: 1, tie: 0, loss: -1, voided: -2 } as const
export const competitionStates = { toStart: 0, inProgress: 1, ended: -2 } as const
export const entryStates = { ...competitionStates, exited: -3 } as const
/** Whether an alert waits for the price to rise or to fall to its level. */
export const alertDirections = { rises: 1, falls: 2 } as const
export const alertStates = { open: 0, reached: 1 } as const
export const marketStates = { closed: 0, open: 1 } as const

export const currencyTypes = { coin: 1, fiat: 2, token: 3 } as const
/** Recharges and withdrawals (specification, section 4). */
export const paymentStates = { underReview: 0, delivered: 1, paidOut: 2, rejected: -1, failed: -2 } as const
export const rechargeStages = { address: 1, payment: 2, review: 3 } as const
/** Where money is paid out to. */
export const payoutKinds = { bank: 1, chain: 2 } as const
/** What a bank's number is. */
export const bankNumberKinds = { card: 1, account: 2, iban: 3 } as const
/** Of a row of the ledger. */
export const flows = { in: 1, out: -1 } as const

/** What one registers by; 2 and 3 bring a code. */
export const registerTypes = { account: 1, phone: 2, email: 3 } as const
export const accountTypes = { ...registerTypes, guest: 4 } as const
export const userStates = { frozen: 0, active: 1 } as const
/** Of an identity, basic or advanced; null where none was handed in. */
export const identityStates = { underReview: 0, verified: 1, rejected: -1 } as const
export const taskStates = { open: 0, claimable: 1, claimed: 2 } as const
export const rewardKinds = { task: 1, gift: 2, envelope: 3 } as const
export const rewardStates = { claimable: 1, claimed: 2, expired: 3 } as const
/** What a basic identity is proved by. */
export const documentTypes = { idCard: 1, licence: 2, passport: 3 } as const
/** Who is called where the person cannot be reached. */
export const contactRelations = { parent: 1, spouse: 2, sibling: 3, friend: 4, other: 5 } as const
export const genders = { unset: 0, male: 1, female: 2, other: 3 } as const
export const noticeTypes = { announcement: 1, news: 2, banner: 3, popup: 4 } as const
/** path: within the app · viewer: https in the frame · article: "news:12" · tab: https outside */
export const linkTypes = { none: 0, path: 1, viewer: 2, article: 3, tab: 4 } as const

/** Of the invest unit (specification, section 4). */
export const productTypes = { arbitrage: 1, mining: 2, bond: 3 } as const
export const productStates = { coming: 0, onSale: 1, soldOut: 2, closed: 3 } as const
export const productOrderStates = { notStarted: 0, running: 1, ended: 2, frozen: 3, cancelled: -1 } as const
/** idle: what the power cost was more than what a machine earned. */
export const incomeStates = { paid: 1, idle: 2 } as const

export const loanTypes = { credit: 1, pledge: 2 } as const
/** paid: repaid, or what its collateral brought repaid it. */
export const loanStates = { pendingReview: 0, underReview: 1, passed: 2, paid: 3, rejected: -1 } as const

/** Of a token offering, and of what one applied for. */
export const offeringStates = { upcoming: 0, issuing: 1, drawing: 2, paying: 3, completed: 4, listed: 5 } as const
/** completed: paid · listed: the tokens are there · forfeited: it was left unpaid */
export const applicationStates = { applied: 1, won: 2, completed: 3, listed: 4, notWon: -1, forfeited: -2 } as const

/** What a person's money is held as: margin: isolated margins, stakes, premiums · virtual…: no money. */
export const accountKinds = [
  'balance',
  'contract',
  'margin',
  'frozen',
  'invest',
  'pledge',
  'competition',
  'debt',
  'virtual',
  'virtual-margin',
] as const

/** A direction in the word of the formulas. */
export const sideOf = (direction: CodeOf<typeof directions>): 'long' | 'short' =>
  direction === directions.buy ? 'long' : 'short'

/** A margin mode in the word of the formulas. */
export const marginModeOf = (code: CodeOf<typeof marginModes>): 'isolated' | 'cross' =>
  code === marginModes.isolated ? 'isolated' : 'cross'
