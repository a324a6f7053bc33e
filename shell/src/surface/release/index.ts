export { type LiveUnit, type ShownRelease, useLiveSet } from './live-set.ts'
