import { printable } from '@shared/contract/printable'
import { ReleaseError } from '../errors.ts'
import { gateFor, gateHelp, gateOptions } from '../gate/flags.ts'
import { wasTakenBack } from '../history/again.ts'
import { type Approved, approve } from '../operations/approve.ts'
import { promotedBy, readProposal } from '../proposals/proposals.ts'
import { type Listed, waitingProposals } from '../proposals/waiting.ts'
import { looksOf, watchHelp, watchOptions, watchOver } from './auto-rollback.ts'
import { type Command, type Desk, decider, type Outcome, textOf, whoAndWhy } from './command.ts'
import { completing, deltaHelp, deltaOptions } from './deltas.ts'
import { minute } from './history.ts'

const usage = 'approve [<proposal>] [--key FINGERPRINT[,…]] [--auto-rollback [--watch TIME]]'

export const approveCommand: Command = {
  usage,
  help: `Signs a proposal with another key than those that have signed it; once there are enough, what it proposes goes live. What it
would do is worked out anew before: where its units were decided otherwise since, or it says other than it names, it is
refused. A proposal waits for a day. Without a proposal: those that wait.

  --key F      the fingerprint of each key that it adds to what phones believe, with commas between. Ask its holder, by a way
               that is not this store: "pnpm release keys list" tells it there
  --by NAME    who approves (default: the user of this computer)
${watchHelp}
${deltaHelp}
${gateHelp}
  --why TEXT     the reason for these`,
  options: { ...whoAndWhy, key: { type: 'string' }, ...gateOptions, ...deltaOptions, ...watchOptions },
  async run(desk, [id, ...more], values) {
    if (more.length > 0) throw new ReleaseError(`Name one proposal: pnpm release ${usage}`, 'usage')
    if (id === undefined) return list(desk)
    const [store, keys] = [desk.store(), await desk.keys()]
    const { who } = decider(values)
    const { proposal } = await readProposal(store, keys, id, new Date())
    const looks = looksOf(desk, values, promotedBy(proposal.what)?.targets ?? [])
    const typed = textOf(values.key)?.split(',')
    const approved = await approve(store, keys, { id, who, keys: typed, gate: gateFor(store, keys, values) })
    const [said, deltas] = [approvalOutcome(approved), completing(store, keys, values, approved.decision)]
    const { decision } = approved
    const [target] = promotedBy(proposal.what)?.targets ?? []
    if (looks === undefined || !decision || !target) return { ...said, ...deltas }
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
      waiting: waiting.map(({ id, keys, settings, takenBack, shellKeys, proposal: { at, who, why, action } }) => ({
        ...{ id, keys, at, who, why, action },
        ...(settings.length > 0 && { settings }),
        ...(takenBack.length > 0 && { takenBack }),
        ...(shellKeys.length > 0 && { shellKeys }),
      })),
    },
  }
}

function approvalOutcome({ id, keys, asks, decision }: Approved): Outcome {
  const json = { proposal: id, keys, serial: decision?.serial ?? null }
  if (decision)
    return {
      text: `Decision ${decision.serial}: ${printable(decision.action)} (signed by ${keys.join(' and ')})`,
      json,
    }
  return { text: `Proposal ${id} has ${keys.length} of ${asks} keys: ${keys.join(', ')}. ${waits(id)}`, json }
}

/** The next step for other key holders. @param watched the last approver also watches the rollout */
export const waits = (id: string, watched = false): string =>
  `It waits for another key: pnpm release approve ${id}${watched ? ' --auto-rollback' : ''}`

const keyOption = (what: Listed['proposal']['what']): string =>
  what.kind === 'keys' && what.add.length > 0 ? ` --key ${what.add.map(() => 'FINGERPRINT').join()}` : ''

/** e.g. "Proposal 3fa9c1d20b7e waits: promote trade@… (the new ticket), by ann at 2026-11-21 07:40 UTC, signed by k1" */
export function waitingLine({ id, keys, settings, takenBack, shellKeys, proposal }: Listed): string {
  const { at, who, why, action, what } = proposal
  const said = printable(`${action}${why && ` (${why})`}, by ${who} at ${minute(at)} UTC`)
  const line = `Proposal ${id} waits: ${said}, signed by ${keys.join(', ')}. pnpm release approve ${id}${keyOption(what)}`
  const more = [...[...settings, ...shellKeys].map(one => printable(one)), ...takenBack.map(wasTakenBack)]
  return [line, ...more.map(one => `  ${one}`)].join('\n')
}
