import { preset } from './shared/testing/src/preset.ts'

export default preset()
