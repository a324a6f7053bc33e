/** What must hold beside the tests, each with the command that checks it. */
import { passes } from './run.ts'

const bin = (name: string) => `node_modules/.bin/${name}`
const node = (script: string, ...args: string[]) => [process.execPath, [script, ...args]] as const

export const gates = {
  types: [bin('tsc'), ['--noEmit']],
  lint: [bin('biome'), ['check', '--error-on-warnings']],
  arrows: node('shared/tools/src/arrows/main.ts'),
  texts: node('shared/tools/src/texts/main.ts'),
  words: node('shared/tools/src/words.ts', 'check'),
  surface: node('shared/tools/src/surface/main.ts', 'check'),
} as const satisfies Record<string, readonly [string, readonly string[]]>

/** Runs every gate; the names of those that failed. */
export function failedGates(): string[] {
  return Object.entries(gates)
    .filter(([name, [command, args]]) => {
      console.log(`\n> ${name}`)
      return !passes(command, args)
    })
    .map(([name]) => name)
}
