import { printable } from '@shared/contract/printable'
import { wasTakenBack } from '../again.ts'
import { type Approved, approve } from '../approve.ts'
import { ReleaseError } from '../errors.ts'
import { gateFor, gateHelp, gateOptions } from '../gate/flags.ts'
import { type Listed, waitingProposals } from '../waiting.ts'
import { looksOf, watchHelp, watchOptions, watchOver } from './auto-rollback.ts'
import { type Command, type Desk, decider, type Outcome, whoAndWhy } from './command.ts'
import { completing, deltaHelp, deltaOptions } from './deltas.ts'
import { minute } from './history.ts'

const usage = 'approve [<proposal>] [--auto-rollback [--watch TIME]]'

export const approveCommand: Command = {
  usage,
  help: `Signs a proposal with another key than those that have signed it; once there are enough, what it proposes goes live. What it
would do is worked out anew before: where its units were decided otherwise since, or it says other than it names, it is
refused. A proposal waits for a day. Without a proposal: those that wait.

  --by NAME    who approves (default: the user of this computer)
${watchHelp}
${deltaHelp}
${gateHelp}
  --why TEXT     the reason for these`,
  options: { ...whoAndWhy, ...gateOptions, ...deltaOptions, ...watchOptions },
  async run(desk, [id, ...more], values) {
    if (more.length > 0) throw new ReleaseError(`Name one proposal: pnpm release ${usage}`, 'usage')
    if (id === undefined) return list(desk)
    const [store, keys] = [desk.store(), await desk.keys()]
    const { who } = decider(values)
    const looks = looksOf(desk, values, [id])
    const approved = await approve(store, keys, { id, who, gate: gateFor(store, keys, values) })
    const [said, deltas] = [told(approved), completing(store, keys, values, approved.decision)]
    const { decision, proposal } = approved
    const [target, ...others] = proposal.what.kind === 'promote' ? proposal.what.targets : []
    if (looks === undefined || !decision || !target || others.length > 0) return { ...said, ...deltas }
    const watched = { decision, unit: target.unit, looks, who }
    return (await Promise.all([watchOver(desk, said.text, watched), deltas.after()]))[0]
  },
}

async function list(desk: Desk): Promise<Outcome> {
  const waiting = await waitingProposals(desk.store(), await desk.keys())
  const text = waiting.length > 0 ? waiting.map(waitingLine).join('\n') : 'No proposal waits.'
  return {
    text,
    json: {
      waiting: waiting.map(({ id, keys, settings, takenBack, proposal: { at, who, why, action } }) => ({
        ...{ id, keys, at, who, why, action },
        ...(settings.length > 0 && { settings }),
        ...(takenBack.length > 0 && { takenBack }),
      })),
    },
  }
}

function told({ id, keys, asks, decision }: Approved): Outcome {
  const json = { proposal: id, keys, serial: decision?.serial ?? null }
  if (decision)
    return {
      text: `Decision ${decision.serial}: ${printable(decision.action)} (signed by ${keys.join(' and ')})`,
      json,
    }
  return { text: `Proposal ${id} has ${keys.length} of ${asks} keys: ${keys.join(', ')}. ${waits(id)}`, json }
}

/** What is next for others. @param watched whoever decides is to watch over it */
export const waits = (id: string, watched = false): string =>
  `It waits for another key: pnpm release approve ${id}${watched ? ' --auto-rollback' : ''}`

/** e.g. "Proposal 3fa9c1d20b7e waits: promote trade@… (the new ticket), by ann at 2026-11-21 07:40 UTC, signed by k1" */
export function waitingLine({ id, keys, settings, takenBack, proposal: { at, who, why, action } }: Listed): string {
  const said = printable(`${action}${why && ` (${why})`}, by ${who} at ${minute(at)} UTC`)
  const line = `Proposal ${id} waits: ${said}, signed by ${keys.join(', ')}. pnpm release approve ${id}`
  const more = [...settings.map(one => printable(one)), ...takenBack.map(wasTakenBack)]
  return [line, ...more.map(one => `  ${one}`)].join('\n')
}
