/** What a person at the exchange may do. Each domain exports its actions; the operator's port runs them by name. */
import type { Context } from './context.ts'

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

/** What lists and addresses can carry. */
const ID = /^[A-Za-z0-9._~-]{1,64}$/

/** The id that the operator chose, or a new one. @throws Error where no list could tell it */
export function chosenId({ id }: OperatorArgs['options'], made: () => string): string {
  if (id !== undefined && !ID.test(id)) throw new Error('--id takes 1 to 64 letters, digits, dots and dashes')
  return id ?? made()
}

/** The n-th positional. @throws Error naming what is missing */
export function argument(args: OperatorArgs, index: number, name: string): string {
  const value = args.positionals[index]
  if (!value) throw new Error(`<${name}> is missing`)
  return value
}
