/** Builds units, each in a process of its own. */
import { spawn } from 'node:child_process'
import { output, packages, root } from './run.ts'
import { twoAtATime } from './two-at-a-time.ts'
import { shellFolder, unitOf } from './units.ts'

export type Built = { unit: string; release: string; folder: string; cached: boolean }

function build(folder: string, flags: readonly string[]): Promise<Built | undefined> {
  return new Promise(resolve => {
    const child = spawn(process.execPath, [`${packages}/federation/src/main.ts`, folder, ...flags], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    child.stdout.on('data', chunk => {
      said += chunk
    })
    child.once('exit', code => {
      if (code !== 0) console.error(`${unitOf(folder)} was not built`)
      resolve(code === 0 ? JSON.parse(said.trim().split('\n').at(-1) ?? '') : undefined)
    })
  })
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
  return twoAtATime(folders, folder => build(folder, flags))
}
