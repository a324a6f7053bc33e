/**
 * Which closes, and how much time at risk, a competition's reward takes beside the rank. The exchange pays by these functions;
 * the phone shows how far an entry is.
 */
import { closeReasons, positionStates } from './codes.ts'

/** So many closes before a reward is due. */
export const REWARD_CLOSES = 5
const HELD_SECONDS = 60

/** A tenth of the virtual funds. */
const RISK_PART = 10

/** Whether positions are worth enough to count, at their price. Decimals. */
export const isAtRisk = (worth: string, funds: string): boolean => Number(worth) * RISK_PART >= Number(funds)

const MINUTE = 60_000
/** One of so many minutes of a competition. */
const RISK_TIME = 20

/** Minutes at risk that a reward takes. @param ms how long the competition lasts */
export const riskMinutesOf = (ms: number): number => Math.ceil(ms / MINUTE / RISK_TIME)

type Row = {
  parentId?: unknown
  state: number
  closeReason?: number | null | undefined
  /** Epoch ms. */
  opened: number
  closed: number
  /** Quantity times opening price, a decimal. */
  worth: string
}

const second = (ms: number) => Math.floor(ms / 1000)

/**
 * Closed as a whole, not by the end of the competition, large enough, and held that long by the seconds that everybody is told.
 * @param funds the virtual funds that everybody began with
 */
export const countsForReward = ({ parentId, state, closeReason, opened, closed, worth }: Row, funds: string): boolean =>
  parentId == null &&
  state === positionStates.closed &&
  closeReason !== closeReasons.accountEnded &&
  second(closed) - second(opened) >= HELD_SECONDS &&
  isAtRisk(worth, funds)
