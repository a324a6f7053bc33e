import { remoteConfig } from '@shared/federation'

export default remoteConfig(import.meta.dirname)
