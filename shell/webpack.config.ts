import { shellConfig } from '@shared/federation'

export default shellConfig(import.meta.dirname)
