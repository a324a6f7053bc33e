/** Builds units, each in a process of its own. */
import { heard, output, packages } from './run.ts'
import { twoAtATime } from './two-at-a-time.ts'
import { shellFolder, unitOf } from './units.ts'

export type Built = { unit: string; release: string; folder: string; cached: boolean }

async function build(folder: string, flags: readonly string[]): Promise<Built | undefined> {
  const command = [`${packages}/federation/src/main.ts`, folder, ...flags]
  const { ok, printed, said } = await heard(process.execPath, command)
  if (ok) return JSON.parse(printed.trim().split('\n').at(-1) ?? '')
  console.error(`${said.trimEnd()}\n${unitOf(folder)} was not built`)
  return undefined
}

/** The shell takes the public keys in, so that it believes what we sign. */
export const makeKeys = (): string => output(process.execPath, [`${packages}/release/src/main.ts`, 'keys', 'init'])

/**
 * A remote believes nobody, and needs no keys.
 * @param flags of the build, e.g. "--development"
 * @returns in the order of the folders, undefined for what was not built: its error stands above
 */
export function buildUnits(
  folders: readonly string[],
  ...flags: ('--development' | '--preview')[]
): Promise<(Built | undefined)[]> {
  if (folders.includes(shellFolder)) makeKeys()
  return twoAtATime('building', folders, unitOf, folder => build(folder, flags))
}
