export { type Made, makeBuild, makeKeys, platform, publishMade, routeTo, testKeys } from './made-release.ts'
export { temporaryFolder } from './temporary-folder.ts'
