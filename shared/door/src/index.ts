/** What stands before both public servers: a port that takes only requests whose ends everybody sees alike. */
export { closeUnusedWithIdle } from './connections.ts'
export type { Unsound } from './framing.ts'
export { mostHeld } from './held.ts'
export { groupsOf, plainIp } from './ip.ts'
export { senderOf, siteOf } from './sender.ts'
export { type DoorOptions, defaultLimits, type Limits, listen, makeDoor, stop } from './server.ts'
