/** The writing door: what publishes and decides. The command line and tests use it; nothing that faces the public does. */
export { readBuiltRelease } from './built-release.ts'
export type { Decision } from './decision.ts'
export { ReleaseError } from './errors.ts'
export { defaultKeys, initKeys, type Keys, keysFolder, readKeys } from './keys/key-folder.ts'
export { type PromoteInput, promote } from './promote.ts'
export { type Published, publish, type Target } from './publish.ts'
export { type RollbackInput, type RolledBack, rollback, rollbackAll } from './rollback.ts'
export { type Status, status, type UnitStatus } from './status.ts'
