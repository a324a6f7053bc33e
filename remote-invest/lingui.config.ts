import { linguiConfig } from '@shared/federation/lingui'

export default linguiConfig(import.meta.dirname)
