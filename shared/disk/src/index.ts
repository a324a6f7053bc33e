/** Files that outlive a power cut: when a function returns, the content, the name and each new folder are on the disk. */
export { createDurable, makeFolder, syncFolder, writeSynced } from './durable.ts'
export { createDurableSync, makeFolderSync, removeDurableSync, replaceDurableSync } from './durable-sync.ts'
export { hasCode, NotSyncedError } from './not-synced.ts'
export { isTemporary } from './temporary.ts'
