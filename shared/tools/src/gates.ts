/** What must hold beside the tests, each with the command that checks it. */
import { heard } from './run.ts'
import { twoAtATime } from './two-at-a-time.ts'

const bin = (name: string) => `node_modules/.bin/${name}`
const node = (script: string, ...args: string[]) => [process.execPath, [script, ...args]] as const

export const gates = {
  types: node('shared/tools/src/types.ts'),
  lint: [bin('biome'), ['check', '--error-on-warnings']],
  arrows: node('shared/tools/src/arrows/main.ts'),
  texts: node('shared/tools/src/texts/main.ts'),
  citations: node('shared/tools/src/citations/main.ts'),
  words: node('shared/tools/src/words.ts', 'check'),
  surface: node('shared/tools/src/surface/main.ts', 'check'),
} as const satisfies Record<string, readonly [string, readonly string[]]>

type Gate = readonly [string, readonly string[]]

/** The gates that these files can fail: those whose answer each file has alone are asked for these files alone. */
export function gatesFor(files: readonly string[]): Record<string, Gate> {
  const { lint, words, surface, ...whole } = gates
  const units = new Set(files.flatMap(file => /^(?:remote-\w+|shell|shared\/ops)(?=\/)/.exec(file) ?? []))
  const lent = files.some(file => /^(shell|shared\/(ui|contract|format|money))\//.test(file))
  const named = [...units].map(unit => unit.replace('remote-', '').replace('shared/', ''))
  return {
    ...whole,
    ...(files.length > 0 && { lint: [lint[0], [...lint[1], '--no-errors-on-unmatched', ...files]] }),
    ...(units.size > 0 && { words: [words[0], [...words[1], ...named]] }),
    ...(lent && { surface }),
  }
}

/** Runs gates, each one's words in one piece; the names of those that failed. */
export async function failedGates(asked: Record<string, Gate> = gates): Promise<string[]> {
  const failed = await twoAtATime(Object.entries(asked), async ([name, [command, args]]) => {
    const { ok, said } = await heard(command, args)
    console.log(`\n> ${name}\n${said.trimEnd()}`)
    return ok ? [] : [name]
  })
  return failed.flat()
}
