/** What a person at the exchange may do. Each domain exports its actions; the operator's port runs them by name. */
import type { Context } from '../context.ts'

export type OperatorAction = {
  /** One or two words as they are typed, e.g. "recharge approve". */
  name: string
  /** Its arguments as --help shows them, e.g. "<id> [--amount <n>]". */
  usage: string
  /** One line for --help. */
  summary: string
  /** What it returns is printed: a text as it is, anything else as JSON. @throws Error with words for the operator */
  run(context: Context, args: OperatorArgs): unknown
}

export type OperatorArgs = {
  positionals: readonly string[]
  /** `--amount 99.5` is {amount: "99.5"}; an option without a value is "". */
  options: Readonly<Record<string, string>>
}

/** The n-th positional. @throws Error naming what is missing */
export function argument(args: OperatorArgs, index: number, name: string): string {
  const value = args.positionals[index]
  if (!value) throw new Error(`<${name}> is missing`)
  return value
}
