/** What must hold beside the tests, each with the command that checks it. */
import { present } from './changes.ts'
import { heard, isOwn, packages } from './run.ts'
import { twoAtATime } from './two-at-a-time.ts'

/** A command and its arguments. */
export type Gate = readonly [string, readonly string[]]

const bin = (name: string) => `node_modules/.bin/${name}`
const tool = (script: string, ...args: string[]): Gate => [
  process.execPath,
  [`${packages}/tools/src/${script}`, ...args],
]

const everywhere = {
  types: tool('types.ts'),
  lint: [bin('biome'), ['check', '--error-on-warnings']],
  texts: tool('texts/main.ts'),
  words: tool('words.ts', 'check'),
} as const satisfies Record<string, Gate>

const ofCheckout: Record<string, Gate> = {
  arrows: tool('arrows/main.ts'),
  citations: tool('citations/main.ts'),
  unused: [bin('knip'), ['--no-progress', '--reporter', 'compact']],
  numbers: tool('numbers/main.ts'),
  surface: tool('surface/main.ts', 'check'),
  tables: [process.execPath, ['shared/sandbox/src/tables/main.ts', 'check']],
}

/** Of a team's own repository: whether its remote may go out, and would run beside what is live. */
const ofOwn = { fits: tool('fits.ts') }

export const gates: typeof everywhere & Record<string, Gate> = { ...everywhere, ...(isOwn ? ofOwn : ofCheckout) }

/** The gates that these files can fail: those whose answer each file has alone are asked for these files alone. */
export function gatesFor(files: readonly string[]): Record<string, Gate> {
  if (isOwn) return gates // a remote is small
  const { lint, words, surface, tables, ...whole } = gates
  const units = new Set(files.flatMap(file => /^(?:remote-\w+|shell|shared\/(?:ops|phrases))(?=\/)/.exec(file) ?? []))
  if (files.some(file => /^shared\/(engine|products|sandbox)\//.test(file))) units.add('shared/phrases')
  if (files.some(file => file.startsWith('shared/products/src/content/seed/'))) units.add('articles')
  const there = present(files)
  const lent = files.some(file => /^(shell|shared\/(ui|contract|format|money))\//.test(file))
  const named = [...units].map(unit => unit.replace('remote-', '').replace('shared/', ''))
  return {
    ...whole,
    ...(there.length > 0 && { lint: [lint[0], [...lint[1], '--no-errors-on-unmatched', ...there]] }),
    ...(units.size > 0 && { words: [words[0], [...words[1], ...named]] }),
    ...(lent && surface && { surface }),
    ...(files.some(file => /^shared\/(engine|products|sandbox)\//.test(file)) && tables && { tables }),
  }
}

/** Runs a gate and prints its output in one piece. @returns whether it holds */
export async function holds(name: string, [command, args]: Gate): Promise<boolean> {
  const { ok, said } = await heard(command, args)
  console.log(`\n> ${name}\n${said.trimEnd()}`)
  return ok
}

/** Runs gates, two at a time. @returns the names of those that failed */
export async function failedGates(asked: Record<string, Gate> = gates): Promise<string[]> {
  const failed = await twoAtATime(
    'checking',
    Object.entries(asked),
    ([name]) => name,
    async ([name, gate]) => ((await holds(name, gate)) ? [] : [name]),
  )
  return failed.flat()
}
