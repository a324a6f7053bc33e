/** Which closes of a competition's entry count towards a reward: the exchange pays by it, the phone says how many are there. */
import { closeReasons, positionStates } from './codes.ts'

/** So many before a reward is due. */
export const REWARD_CLOSES = 5
const HELD_SECONDS = 60

type Row = {
  parentId?: unknown
  state: number
  closeReason?: number | null | undefined
  /** Epoch ms. */
  opened: number
  closed: number
}

const second = (ms: number) => Math.floor(ms / 1000)

/** Closed as a whole, not by the end of the competition, and held that long by the seconds that everybody is told. */
export const countsForReward = ({ parentId, state, closeReason, opened, closed }: Row): boolean =>
  parentId == null &&
  state === positionStates.closed &&
  closeReason !== closeReasons.accountEnded &&
  second(closed) - second(opened) >= HELD_SECONDS
