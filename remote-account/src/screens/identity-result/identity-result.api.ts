/** Where an identity stands, and whether it is done. */
import type { OutputOf } from '@shared/contract'
import { identityDoneCall, identityStatesCall } from '@shared/contract/calls/account'
import { identityStates } from '@shared/contract/codes'
import { useJoint } from 'shell/query'
import { type Asking, askFor } from 'shell/transport'
import type { Kind } from './kind.ts'

const PERIOD = 15_000

export type Known = OutputOf<typeof identityStatesCall> & OutputOf<typeof identityDoneCall>

async function askBoth(asking: Asking): Promise<Known | null> {
  const [states, done] = await Promise.all([
    askFor(identityStatesCall, {}, asking),
    askFor(identityDoneCall, {}, asking),
  ])
  return states && done && { ...states, ...done }
}

/** Both answers of one moment, asked again while the kind on show is under review. */
export const useStates = (kind: Kind) =>
  useJoint([identityStatesCall, identityDoneCall], 'result', askBoth, {
    opening: 'always',
    every: known => (known?.[kind]?.state === identityStates.underReview ? PERIOD : false),
  })
