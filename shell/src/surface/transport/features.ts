import type { Feature } from '@shared/contract'
import { port } from './port.ts'

/** Whether this server has an extension; where it lacks one, no entry to it is drawn. */
export const hasFeature = (name: Feature): boolean => port().config().features.includes(name)
