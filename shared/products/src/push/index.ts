/** Web Push: what a phone is told while the app is closed (docs/rules/content.md#when-the-app-is-closed). */
export { forgetPush, pushBeat } from './beat.ts'
export { pushServed } from './calls.ts'
export { readPushOrigins } from './push-services.ts'
