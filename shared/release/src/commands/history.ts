import { printable } from '@shared/contract/printable'
import { ReleaseError } from '../errors.ts'
import { type Brought, broughtIn } from '../history/brought.ts'
import { type Entry, history } from '../history/history.ts'
import { refuseSlip } from '../releases/typed-names.ts'
import { type Command, checkUnit, columns, numberOf } from './command.ts'
import { broughtJson, broughtLines, evidenceIn } from './past.ts'

const usage = 'history [<unit>] [--last N]'

export const historyCommand: Command = {
  usage,
  help: `The decisions, newest first: who, when, what and why. With a unit only those that changed it. Below each, of every release
that it brought: the commit and who published it, how many pages ran it since ever and how many of them failed, the first
fault's words, and whether it was taken back.

  --last N     how many (default 10)`,
  options: { last: { type: 'string' } },
  async run(desk, [name, ...more], values) {
    if (more.length > 0) throw new ReleaseError(`Name one unit: pnpm release ${usage}`, 'usage')
    const [last, unit] = [numberOf(values, 'last', 10), name && checkUnit(name)]
    const [store, keys] = [desk.store(), await desk.keys()]
    if (unit) await refuseSlip(store, unit)
    const entries = await history(store, keys, unit, last + 1) // one more, which the last one is held against
    const brought = await broughtIn(store, keys, await evidenceIn(desk.reports()), entries, unit)
    const lastEntries = entries.slice(0, last)
    const lines = columns(lastEntries.map(row)).split('\n')
    const above = lines.map((line, at) => withWhy(line, lastEntries[at]?.decision?.why))
    const text = above.flatMap((line, at) => [line, ...(brought[at] ?? []).flatMap(broughtLines)]).join('\n')
    const decisions = lastEntries.map((entry, at) => entryJson(entry, brought[at] ?? []))
    return { text: lastEntries.length > 0 ? text : 'No decision was made yet.', json: { decisions } }
  },
}

const row = ({ serial, decision }: Entry): string[] =>
  decision
    ? [`${serial}`, minute(decision.at), decision.who, decision.action]
    : [`${serial}`, '', '', 'cannot be believed: see "pnpm release verify"']

/** Longest line that the reason still ends, in characters. */
const width = 120

/** Actions differ much in length, so the reason is no column: it ends the line, or stands below it. */
function withWhy(line: string, why = ''): string {
  if (!why) return line
  const said = printable(`(${why})`)
  return line.length + said.length + 2 <= width ? `${line}  ${said}` : `${line}\n     ${said}`
}

/** "2026-11-21 07:40", UTC. */
export const minute = (at: string): string => at.slice(0, 16).replace('T', ' ')

function entryJson({ serial, decision }: Entry, brought: readonly Brought[]): object {
  if (!decision) return { serial, believed: false }
  const { at, who, why, action } = decision
  return { serial, believed: true, at, who, why, action, brought: brought.map(broughtJson) }
}
