/** What to say of the shells that pages may run, where one accepts a key that this installation does not. */
import type { Config } from '@shared/contract/config'
import type { Decision } from '../decisions/decision.ts'
import type { StandingShell } from '../decisions/standing-shells.ts'
import type { Finding } from '../errors.ts'
import { inTurns } from '../in-turns.ts'
import type { Keys } from '../keys/key-folder.ts'
import { inWords, keysOfShell, type ShellKey, strangeKeys } from '../keys/shell-keys.ts'
import { shellManifest } from '../releases/shell-manifest.ts'
import type { Store } from '../store/store.ts'

type Named = Pick<Config['shell'], 'release' | 'manifest'>

/**
 * A key in the live shell that is none of ours is wrong; what ends by itself, or by the next shell, is worth a remark.
 * @param shells those that pages may stand in, the live one among them
 */
export async function shellFindings(
  store: Store,
  keys: Keys,
  { config: { shell: live } }: Decision,
  shells: readonly StandingShell[],
): Promise<{ findings: Finding[]; remarks: Finding[] }> {
  const read = async (one: Named) => keysOfShell((await shellManifest(store, one)) ?? {}, keys)
  const own = (await read(live)).filter(({ is }) => is !== 'accepted')
  const { previous } = live
  const older = shells.filter(({ release }) => release !== live.release && release !== previous?.release)
  const standing = await inTurns(older, async one => strangeKeys(await read(one)).map(key => inOpenPages(one, key)))
  return {
    findings: own.filter(isWrong).map(key => inLive(live, key)),
    remarks: [
      ...own.filter(key => !isWrong(key)).map(key => inLive(live, key)),
      ...(previous ? strangeKeys(await read(previous)).map(key => inPrevious(previous, key)) : []),
      ...standing.flat(),
    ],
  }
}

/** Not what an operator gave up and has still to ship a shell for. */
const isWrong = ({ is }: ShellKey): boolean => is !== 'retired' && is !== 'stolen'

const inLive = ({ release }: Named, key: ShellKey): Finding => ({
  what: `The live shell@${release} accepts ${inWords(key)}.`,
  mend: isWrong(key)
    ? 'Find out who published it: pnpm release history shell. Then build, publish and promote a shell, or go back: pnpm release rollback shell'
    : 'Build, publish and promote a shell: it accepts the keys of accepted.json alone.',
})

const inPrevious = ({ release }: Named, key: ShellKey): Finding => ({
  what: `shell@${release}, which phones fall back to, accepts ${inWords(key)}.`,
  mend: 'The next shell that goes live ends that.',
})

const inOpenPages = ({ release }: Named, key: ShellKey): Finding => ({
  what: `Open pages may run shell@${release}, which accepts ${inWords(key)}.`,
  mend: 'They do until they are loaded anew. Nothing else is to be done.',
})
