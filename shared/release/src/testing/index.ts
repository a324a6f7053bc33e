export { fingerprint } from '../keys/shell-keys.ts'
export { signed } from '../keys/signature.ts'
export { type Made, makeBuild, makeKeys, platform, publishMade, routeTo, sound, testKeys } from './made-release.ts'
export { temporaryFolder } from './temporary-folder.ts'
