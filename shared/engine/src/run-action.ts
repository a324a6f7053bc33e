/** Finds and runs what the operator typed, and writes it down. */
import { printable } from '@shared/contract/printable'
import type { Context } from './context.ts'
import { run, sql } from './db/query.ts'
import type { OperatorAction, OperatorArgs } from './operator-action.ts'
import { Refused } from './refusals/refuse.ts'
import { worded } from './refusals/worded.ts'

export type Outcome = { ok: true; result: unknown } | { ok: false; message: string }

/** @param words as typed, e.g. ["recharge", "approve", "R7KQ2M9XWHA", "--amount", "99.5"] · @param who typed it, as their machine knows them */
export async function runAction(
  context: Context,
  actions: readonly OperatorAction[],
  words: readonly string[],
  who = '',
): Promise<Outcome> {
  const outcome = await attempt(context, actions, words)
  writeDown(context, who, words.join(' '), outcome.ok ? 'done' : outcome.message)
  return outcome
}

/** For good: what somebody did at the operator's port. */
export function writeDown(context: Context, who: string, line: string, outcome: string): void {
  const row = {
    at: context.clock.now(),
    who: printable(who),
    line: printable(line),
    outcome: printable(outcome),
  }
  run(context.db, sql.insertInto('operator_log').values(row))
  context.log('operator', { who: row.who, line: row.line, outcome: row.outcome })
}

async function attempt(
  context: Context,
  actions: readonly OperatorAction[],
  words: readonly string[],
): Promise<Outcome> {
  const action = actionIn(actions, words)
  if (!action) return { ok: false, message: `No action "${words.join(' ')}". See: pnpm operator --help` }
  const strange = strangeOption(action, words) ?? surplusWord(action, words)
  if (strange) return { ok: false, message: strange }
  try {
    return {
      ok: true,
      result: (await action.run(context, readArgs(words.slice(action.name.split(' ').length)))) ?? null,
    }
  } catch (error) {
    return { ok: false, message: `${messageOf(error)} (usage: ${action.name} ${action.usage})` }
  }
}

export const actionIn = (actions: readonly OperatorAction[], words: readonly string[]): OperatorAction | undefined =>
  actions.find(({ name }) => isPrefix(name.split(' '), words))

/** An option that is misspelt may have been about money: nothing is done without it. @returns words, where there is one */
export function strangeOption({ name, usage }: OperatorAction, words: readonly string[]): string | undefined {
  const known = [...usage.matchAll(/--([a-z][\w-]*)/g)].map(([, option]) => option)
  const strange = Object.keys(readArgs(words).options).find(option => !known.includes(option))
  return strange && `Unknown option '--${strange}' (usage: ${`${name} ${usage}`.trim()})`
}

/** An option with its value, as a usage writes it. */
const OPTION = /\[?--[a-z][\w-]*(?: (?:"[^"]*"|[^\s\]]+))?\]?/g

/** A word without a place may have been an amount whose option was left out. @returns words, where there is one */
export function surplusWord({ name, usage }: OperatorAction, words: readonly string[]): string | undefined {
  const places = usage.replace(OPTION, '').match(/<[^>]+>|\[[^\]]+\]/g) ?? []
  const surplus = readArgs(words).positionals[name.split(' ').length + places.length]
  return surplus && `"${surplus}" has no place (usage: ${`${name} ${usage}`.trim()})`
}

const isPrefix = (name: readonly string[], words: readonly string[]) => name.every((word, i) => words[i] === word)

/** As an operator reads it. */
export const messageOf = (error: unknown): string => {
  if (error instanceof Refused) return `${error.refusal}: ${worded(error.refusal, error.values, 'en-us')}`
  return error instanceof Error ? error.message : String(error)
}

/** `--name value`, `--name=value`, `--name`; all else, negative amounts too, stands by its place. */
export function readArgs(words: readonly string[]): OperatorArgs {
  const positionals: string[] = []
  const options: Record<string, string> = {}
  const rest = [...words]
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const [, name, value] = /^--([a-z][\w-]*)(?:=(.*))?$/s.exec(word) ?? []
    if (!name) positionals.push(word)
    else options[name] = value ?? (rest[0]?.startsWith('--') ? '' : (rest.shift() ?? ''))
  }
  return { positionals, options }
}
