/** The exchange's books: every domain moves money through `post`, and through nothing else. */
export { fromMinor as toDecimal, toMinor } from '@shared/money'
export {
  type Account,
  HOUSE,
  type HouseKind,
  type Leg,
  MOST_SIMULATED,
  type UserKind,
  VIRTUAL,
} from './account.ts'
export { checkMove, readAmount } from './amount.ts'
export { type Books, bookedAt, booksOf, openBooks, writable } from './books.ts'
export { checkLedger, type Fault } from './check.ts'
export { type EntryOf, type EntryType, entryCodeOf, entryTypeOf, entryTypes, typesMarked } from './entry-types.ts'
export { replyPortions, simulatedPortions } from './forget.ts'
export { type Holding, held, heldBy, heldOfKind, heldTotals } from './held.ts'
export type { Claim, Hooks, PostedEntry, Promised } from './hooks.ts'
export { keptRefusalBeat, refuseAgain } from './kept-refusal.ts'
export { acceptedOrder, bookedOn, heldBefore, idOrdered, lastEntry, movedAt } from './lookups.ts'
export { type ClientOrderRequest, once } from './once.ts'
export { InsufficientFunds, type Posting, type PostResult, post } from './post.ts'
export { proveBooks, proveRecent } from './prove.ts'
export { proveBeside } from './prover.ts'
