/** What an operator decides on the page, done by the functions of the commands. */
import { printable } from '@shared/contract/printable'
import {
  actorNamed,
  approve,
  completeDeltas,
  type Decision,
  GateRefusal,
  gateFor,
  type Promoted,
  promote,
  ReleaseError,
  rollback,
  rollbackAll,
} from '@shared/release/writing'
import type { Act, Done, Refusal } from '../protocol.ts'
import type { World } from './overview.ts'

/** @throws ReleaseError as the command would */
export async function carryOut(world: World, act: Act): Promise<Done> {
  if (act.act === 'end-canary') return endCanary(world, act)
  if (act.act === 'approve') return approveOne(world, act)
  const { decision, changed, proposal } = await decide(world, act)
  if (changed) await completeAfter(world, decision)
  return { serial: decision.serial, changed, action: decision.action, ...(proposal && { proposal }) }
}

async function approveOne({ store, keys }: World, { id, who }: Extract<Act, { act: 'approve' }>): Promise<Done> {
  const held = await keys()
  const { decision, proposal } = await approve(store, held, {
    id,
    who: actorNamed(who),
    gate: gateFor(store, held, {}),
  })
  if (!decision) return { serial: 0, changed: false, action: proposal.action, proposal: id }
  await completeAfter({ store, keys }, decision)
  return { serial: decision.serial, changed: true, action: decision.action }
}

type EndCanary = Extract<Act, { act: 'end-canary' }>

async function endCanary({ store, keys }: World, { who: typed, why, unit, from }: EndCanary): Promise<Done> {
  const who = actorNamed(typed)
  const { decision, promoted } = await rollback(store, await keys(), { who, why, unit, from })
  await completeAfter({ store, keys }, decision)
  const meanwhile = promoted && { promoted: { serial: promoted.serial, who: promoted.who } }
  return { serial: decision.serial, changed: true, action: decision.action, ...meanwhile }
}

async function decide({ store, keys }: World, act: Exclude<Act, { act: 'end-canary' | 'approve' }>): Promise<Promoted> {
  const held = await keys()
  const { why, looked } = act
  const who = actorNamed(act.who)
  if (act.act === 'rollback-all') return rollbackAll(store, held, { who, why, looked, to: act.to })
  if (act.act === 'promote') {
    const gate = gateFor(store, held, { force: act.force, why })
    const targets = [{ unit: act.unit, release: act.release }]
    return promote(store, held, { who, why, looked, targets, percent: act.percent, platform: undefined, gate })
  }
  const { unit, from, to, forced } = act
  return { ...(await rollback(store, held, { who, why, looked, unit, from, to, forced })), changed: true }
}

/** Nobody waits for the deltas: without them phones get whole files. */
async function completeAfter({ store, keys }: Pick<World, 'store' | 'keys'>, decision: Decision): Promise<void> {
  const tell = (error: unknown) => console.error(printable(`Deltas could not be made: ${error}`))
  void completeDeltas(store, await keys(), decision).catch(tell)
}

const statuses = { refused: 422, usage: 400, overtaken: 409 } as const

/** What went wrong, as the page is told: of what the gate says nothing that is typed at a command line. */
export function refusalOf(error: unknown): Refusal & { status: number } {
  if (error instanceof GateRefusal)
    return { status: statuses.refused, failure: 'refused', message: error.plain, passable: error.passable }
  if (error instanceof ReleaseError)
    return { status: statuses[error.failure], failure: error.failure, message: error.message }
  return { status: 500, failure: 'failed', message: error instanceof Error ? error.message : String(error) }
}
