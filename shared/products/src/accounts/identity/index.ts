/** Identities: handed in, reviewed, and what they prove. */
export { identityActions } from './actions.ts'
export { applyAdvanced } from './apply-advanced.ts'
export { applyBasic } from './apply-basic.ts'
export { approve as approveIdentity, openIdentity, reject as rejectIdentity } from './desk.ts'
export { doneOf, listIdentities, statesOf } from './list.ts'
export { reviewIdentities } from './review.ts'
export { isLocked, stateOf } from './rows.ts'
export { photosBeat } from './sweep.ts'
