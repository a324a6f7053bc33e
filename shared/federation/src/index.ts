export { type Built, buildUnit } from './build.ts'
export { remoteConfig } from './remote-config.ts'
export { shellConfig } from './shell-config.ts'
export { type Mode, readUnit, type Unit } from './unit.ts'
