export { passkeyActions } from './actions.ts'
export { passkeyCalls } from './calls.ts'
export { readPublicOrigin } from './relying-party.ts'
export { forgetPasskeys } from './rows.ts'
