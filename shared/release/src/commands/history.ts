import { printable } from '@shared/contract/printable'
import { ReleaseError } from '../errors.ts'
import { type Entry, history } from '../history.ts'
import { type Command, checkUnit, columns, numberOf } from './command.ts'

const usage = 'history [<unit>] [--last N]'

export const historyCommand: Command = {
  usage,
  help: `The decisions, newest first: who, when, what and why. With a unit only those that changed it.

  --last N     how many (default 10)`,
  options: { last: { type: 'string' } },
  async run(desk, [unit, ...more], values) {
    if (more.length > 0) throw new ReleaseError(`Name one unit: pnpm release ${usage}`, 'usage')
    const last = numberOf(values, 'last', 10)
    const entries = await history(desk.store(), await desk.keys(), unit && checkUnit(unit), last)
    const text = entries.length > 0 ? columns(entries.map(row)) : 'No decision was made yet.'
    return { text, json: { decisions: entries.map(told) } }
  },
}

const row = ({ serial, decision }: Entry): string[] =>
  decision
    ? [`${serial}`, minute(decision.at), decision.who, decision.action, decision.why && `(${decision.why})`].map(
        field => printable(field),
      )
    : [`${serial}`, '', '', 'cannot be believed: see "pnpm release verify"']

/** "2026-11-21 07:40", UTC. */
export const minute = (at: string): string => at.slice(0, 16).replace('T', ' ')

function told({ serial, decision }: Entry): object {
  if (!decision) return { serial, believed: false }
  const { at, who, why, action } = decision
  return { serial, believed: true, at, who, why, action }
}
