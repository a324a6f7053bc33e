/** How a command asks the gate: its options, and what they come to. */

import type { ParseArgsOptionsConfig } from 'node:util'
import { printableLines } from '@shared/contract/printable'
import { ReleaseError } from '../errors.ts'
import type { Keys } from '../keys/key-folder.ts'
import type { BuiltRelease } from '../releases/built-release.ts'
import type { Store } from '../store/store.ts'
import type { Gate } from './gate.ts'
import { shelfOf } from './shelf.ts'
import { gateWith } from './the-gate.ts'
import { trialWith } from './trial.ts'

export const gateOptions = {
  force: { type: 'boolean' },
  'no-trial': { type: 'boolean' },
} as const satisfies ParseArgsOptionsConfig

export const gateHelp = `  --force        past the gate; needs --why, and the log says what spoke against it. What cannot be loaded passes by nothing
  --no-trial     what no phone has run goes out without being opened in a browser first; needs --why, and the log says so
               (RELEASE_TRIAL=off: always, where there is no browser; the log says so too)`

/**
 * @param values of the command line
 * @param built what is about to be published
 * @throws ReleaseError "usage" where somebody insists without a reason
 */
export function gateFor(
  store: Store,
  keys: Keys,
  values: Readonly<Record<string, string | boolean | undefined>>,
  built: readonly BuiltRelease[] = [],
): Gate {
  const [force, untried] = [values.force === true, values['no-trial'] === true]
  if ((force || untried) && !values.why)
    throw new ReleaseError(`${force ? '--force' : '--no-trial'} needs a reason: --why "…"`, 'usage')
  const trial = untried || process.env.RELEASE_TRIAL === 'off' ? undefined : trialWith(keys)
  return gateWith({
    shelf: shelfOf(store, keys, built),
    force,
    trial,
    shellOnly: built.length > 0,
    warn: line => console.error(printableLines(line)),
  })
}
