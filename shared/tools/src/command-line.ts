/** The words of a command of the front door: one style for all, and nothing runs for a word that is not understood. */
import { type ParseArgsConfig, parseArgs } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>

/**
 * `--help` prints the usage and ends; what is not understood is told with it, by exit code 2.
 * @param most names that may follow the options
 */
export function commandLine<const O extends Options>(usage: string, options: O, most = 0) {
  try {
    const known = { ...options, help: { type: 'boolean', short: 'h' } } as const
    const { values, positionals } = parseArgs({ options: known, allowPositionals: true })
    if (Reflect.get(values, 'help')) end(0, usage)
    const over = positionals[most]
    if (over !== undefined) throw new Error(`"${over}" is not understood`)
    return { values, names: positionals }
  } catch (error) {
    const [wrong = ''] = `${error instanceof Error ? error.message : error}`.split('. ') // what follows is for programmers
    return notUnderstood(usage, wrong)
  }
}

/** For names that a command does not take: what is wrong, the usage, exit code 2. */
export const notUnderstood = (usage: string, wrong: string): never => end(2, `${wrong}\n\n${usage}`)

function end(code: number, words: string): never {
  if (code === 0) console.log(words)
  else console.error(words)
  process.exit(code)
}
