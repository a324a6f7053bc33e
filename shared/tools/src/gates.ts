/** What must hold beside the tests, each with the command that checks it. */
import { heard } from './run.ts'
import { twoAtATime } from './two-at-a-time.ts'

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

/** Runs every gate, each one's words in one piece; the names of those that failed. */
export async function failedGates(): Promise<string[]> {
  const failed = await twoAtATime(Object.entries(gates), async ([name, [command, args]]) => {
    const { ok, said } = await heard(command, args)
    console.log(`\n> ${name}\n${said.trimEnd()}`)
    return ok ? [] : [name]
  })
  return failed.flat()
}
