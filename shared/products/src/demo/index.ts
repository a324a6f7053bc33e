/** Simulated trading: virtual money at the same prices and rules, for a visitor too. */
import { openDemoCall } from '@shared/contract'
import { type Served, serve } from '@shared/engine/http/serve'
import { openDemo } from './open.ts'

export { demoBeat } from './sweep.ts'

export const demoCalls: readonly Served[] = [serve(openDemoCall, openDemo)]
