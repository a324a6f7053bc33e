/** How a command that decides sees to the deltas: once the decision was told, since nothing waits for them. */
import type { ParseArgsOptionsConfig } from 'node:util'
import { printable } from '@shared/contract/printable'
import type { Decision } from '../decisions/decision.ts'
import type { Keys } from '../keys/key-folder.ts'
import { completeDeltas } from '../operations/complete-deltas.ts'
import { step } from '../steps.ts'
import type { Store } from '../store/store.ts'
import type { Values } from './command.ts'

export const deltaOptions = { 'no-deltas': { type: 'boolean' } } as const satisfies ParseArgsOptionsConfig

export const deltaHelp = `  --no-deltas    makes none: phones that have an earlier release get whole files`

/** @param decision undefined where nothing was decided */
export function completing(store: Store, keys: Keys, values: Values, decision: Decision | undefined) {
  const wanted = values['no-deltas'] !== true
  const after = async () => {
    if (wanted && decision) await completeDeltas(store, keys, decision).catch(tell)
    step() // a watch may go on
  }
  return { after }
}

function tell(error: unknown): void {
  const why = error instanceof Error ? error.message : error
  const then = 'Phones get whole files; the next publish or decision of the unit makes them.'
  console.error(printable(`The decision stands, but deltas for it could not be made: ${why}. ${then}`))
}
