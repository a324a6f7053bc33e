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
  TakenBackRefusal,
} from '@shared/release/writing'
import type { Act, Done, Refusal } from '../protocol.ts'
import type { World } from './overview.ts'

/** Keeps work that an answer does not wait for, so that the server can end it before it stops. */
export type Background = (work: Promise<void>) => void

/** @throws ReleaseError as the command would */
export async function carryOut(world: World, act: Act, background: Background): Promise<Done> {
  const { done, decision } = await carryOutAlone(world, act)
  if (decision) background(makeDeltas(world, decision))
  return done
}

/** `decision`: one that sends phones to other releases. */
type CarriedOut = { done: Done; decision: Decision | undefined }

async function carryOutAlone(world: World, act: Act): Promise<CarriedOut> {
  if (act.act === 'end-canary') return endCanary(world, act)
  if (act.act === 'approve') return approveOne(world, act)
  const { decision, changed, proposal } = await decide(world, act)
  const done = { serial: decision.serial, changed, action: decision.action, ...(proposal && { proposal }) }
  return { done, decision: changed ? decision : undefined }
}

type Approve = Extract<Act, { act: 'approve' }>

async function approveOne({ store, keys }: World, { id, who, keys: typed }: Approve): Promise<CarriedOut> {
  const held = await keys()
  const gate = gateFor(store, held, {})
  const { decision, proposal } = await approve(store, held, { id, who: actorNamed(who), keys: typed, gate })
  const { action } = decision ?? proposal
  if (!decision) return { done: { serial: 0, changed: false, action, proposal: id }, decision }
  return { done: { serial: decision.serial, changed: true, action }, decision }
}

type EndCanary = Extract<Act, { act: 'end-canary' }>

async function endCanary({ store, keys }: World, { who: typed, why, unit, from }: EndCanary): Promise<CarriedOut> {
  const who = actorNamed(typed)
  const { decision, promoted } = await rollback(store, await keys(), { who, why, unit, from })
  const meanwhile = promoted && { promoted: { serial: promoted.serial, who: promoted.who } }
  return { done: { serial: decision.serial, changed: true, action: decision.action, ...meanwhile }, decision }
}

async function decide({ store, keys }: World, act: Exclude<Act, { act: 'end-canary' | 'approve' }>): Promise<Promoted> {
  const held = await keys()
  const { why, looked } = act
  const who = actorNamed(act.who)
  const again = 'again' in act && act.again === true
  if (act.act === 'rollback-all') return rollbackAll(store, held, { who, why, looked, to: act.to, again })
  if (act.act === 'promote') {
    const gate = gateFor(store, held, { force: act.force, why })
    const targets = [{ unit: act.unit, release: act.release }]
    const going = { targets, percent: act.percent, again, platform: undefined }
    return promote(store, held, { who, why, looked, ...going, gate })
  }
  const { unit, from, to, forced } = act
  return { ...(await rollback(store, held, { who, why, looked, unit, from, to, forced })), changed: true }
}

/** Makes the deltas of a decision; without them phones load whole files. */
async function makeDeltas({ store, keys }: World, decision: Decision): Promise<void> {
  try {
    await completeDeltas(store, await keys(), decision)
  } catch (error) {
    console.error(printable(`Deltas could not be made: ${error}`))
  }
}

const statuses = { refused: 422, usage: 400, overtaken: 409 } as const

/** What went wrong, as the page is told: of what the gate says nothing that is typed at a command line. */
export function refusalOf(error: unknown): Refusal & { status: number } {
  if (error instanceof GateRefusal)
    return { status: statuses.refused, failure: 'refused', message: error.plain, passable: error.passable }
  if (error instanceof TakenBackRefusal)
    return { status: statuses.refused, failure: 'refused', message: error.plain, takenBack: true }
  if (error instanceof ReleaseError)
    return { status: statuses[error.failure], failure: error.failure, message: error.message }
  return { status: 500, failure: 'failed', message: error instanceof Error ? error.message : String(error) }
}
