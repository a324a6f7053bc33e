import { ReleaseError } from '../errors.ts'
import { gateFor } from '../gate/flags.ts'
import { type Removal, removalOf, remove } from '../operations/remove.ts'
import { waits } from './approve.ts'
import { type Command, checkUnit, decider, type Outcome, refusedNext, whoAndWhy, whoAndWhyHelp } from './command.ts'

const usage = 'remove <unit> [--yes] [--no-retry] [--by NAME] [--why TEXT] [--force]'

export const removeCommand: Command = {
  usage,
  help: `Takes a remote out of the live set, by a new decision: its addresses are unknown to phones then. A page of it that stands on a
screen stays until it is left. Says what would go, and with --yes does it; where a promote needs several keys (pnpm
release keys policy), it is a proposal that others approve. Refused while other units or the app's own addresses lead
there. Its releases stay in the store: "pnpm release rollback <unit>" brings back what was live.

  --yes        do it
  --no-retry   gives up where another decision comes first, also one about other units, instead of trying again
${whoAndWhyHelp}
  --force      although something leads there; needs --why, and the log says what`,
  options: { ...whoAndWhy, yes: { type: 'boolean' }, 'no-retry': { type: 'boolean' }, force: { type: 'boolean' } },
  async run(desk, [name, ...more], values) {
    if (name === undefined || more.length > 0) throw new ReleaseError(`Name one unit: pnpm release ${usage}`, 'usage')
    const [unit, store, keys] = [checkUnit(name), desk.store(), await desk.keys()]
    const input = { unit, gate: gateFor(store, keys, values), retry: values['no-retry'] !== true, ...decider(values) }
    if (values.yes !== true) return proposal(unit, await removalOf(store, keys, input))
    const { decision, changed, proposal: id } = await remove(store, keys, input)
    const text = id ? `Proposal ${id}. ${waits(id)}` : `Decision ${decision.serial}: ${decision.action}`
    return { text, json: { removed: changed, serial: decision.serial, ...(id && { proposal: id }) } }
  },
}

function proposal(unit: string, { live, release, forced }: Removal): Outcome {
  const paths = live.config.units[unit]?.routes.map(({ path }) => path) ?? []
  const lines = [
    `Would take ${unit}@${release} from all phones, with ${paths.join(', ') || 'no address'}${forced ? ` (${forced})` : ''}.`,
    `To do so: pnpm release remove ${unit} --yes`,
    ...refusedNext(forced),
  ]
  return { text: lines.join('\n'), json: { removed: false, unit, release, paths, ...(forced && { forced }) } }
}
