/** Loans: their calls, what the clock and the prices do to them, and what the operator decides. */
export { loanActions } from './actions.ts'
export { loanCalls } from './calls.ts'
export { loanClaims } from './claims.ts'
export { loanDue } from './due.ts'
export { signaturesBeat } from './forget.ts'
export { reviewLoans } from './review.ts'
export { watchLoans } from './watch.ts'
