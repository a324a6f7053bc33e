import { preset } from '@shared/testing/preset'

export default preset()
