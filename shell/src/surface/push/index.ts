export type { PushChoice } from './browser.ts'
export { type Push, type PushOutcome, type PushState, usePush } from './use-push.ts'
