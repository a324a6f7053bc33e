export { type Made, makeBuild, platform, publishMade, routeTo } from './made-release.ts'
export { temporaryFolder } from './temporary-folder.ts'
