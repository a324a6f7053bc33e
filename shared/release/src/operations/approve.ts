/** Approving a proposal: what it would do is worked out anew, signed with another key, and decided once enough have signed. */
import { isDeepStrictEqual } from 'node:util'
import { signedBytes } from '@shared/contract/signed'
import { policyAction } from '../decisions/actions.ts'
import { hashedParts, keysOf, withNeeded } from '../decisions/approvals.ts'
import { decideFor, reaching, standingFor } from '../decisions/decide.ts'
import type { Decision, Standing } from '../decisions/decision.ts'
import { type Drafted, drafted, withPolicy } from '../decisions/drafts.ts'
import { onlyOvertaken, ReleaseError } from '../errors.ts'
import type { Gate } from '../gate/gate.ts'
import { takenBackOf, toSendAgain, wasTakenBack } from '../history/again.ts'
import type { Keys } from '../keys/key-folder.ts'
import { fingerprint } from '../keys/shell-keys.ts'
import { signBytes } from '../keys/signature.ts'
import {
  nameOf,
  noteDecided,
  type Proposal,
  promotedBy,
  readProposal,
  type Waiting,
  withSignatures,
  writeSignature,
} from '../proposals/proposals.ts'
import { propose, signerFor } from '../proposals/propose.ts'
import { step } from '../steps.ts'
import type { Store } from '../store/store.ts'
import type { Who } from './promote.ts'
import { removalProposed } from './remove.ts'

export type ApproveInput = Omit<Who, 'looked' | 'why'> & {
  id: string
  gate?: Gate | undefined
  /** Fingerprints of the keys that it adds, as their holders told them. */
  keys?: readonly string[] | undefined
}

/** `decision`: undefined while further keys are needed. */
export type Approved = Waiting & { decision: Decision | undefined; asks: number }

const tries = 200

/** @throws ReleaseError where it is not what it says, what it is about changed since, or no other key is at hand */
export async function approve(store: Store, keys: Keys, input: ApproveInput, left = tries): Promise<Approved> {
  const { id, at = new Date() } = input
  const base = await standingFor(store, keys)
  const found = await readProposal(store, keys, id, at)
  await refuseUnsaid(store, keys, found)
  const draft = await draftOf(store, keys, base, found.proposal, at)
  const asks = refuseOther(keys, base, found, draft)
  refuseMisnamed(found, draft)
  refuseUntyped(found, input.keys ?? [])
  step('asking the gate')
  const forced = await input.gate?.({ live: base.live?.config, next: draft.config, coming: draft.releases })
  const signedNow = await withMine(store, keys, base, found, draft, asks)
  if (countOf(keys, base, draft, signedNow) < asks) return { ...signedNow, decision: undefined, asks }
  const { proposal } = signedNow
  const config = { ...draft.config, approvals: [proposal.approval, ...(draft.config.approvals ?? [])] }
  const action = forced ? `${draft.action} (${forced})` : draft.action
  const who = `${proposal.who}, approved by ${input.who}`
  const made = decideFor(store, keys, base, { at: input.at?.toISOString(), who, why: proposal.why, action, config })
  const decision = await (left > 0 ? made.catch(onlyOvertaken) : made)
  if (!decision) return approve(store, keys, input, left - 1)
  await noteDecided(store, id, decision.serial).catch(() => {}) // it stands, and what is live is not approved once more
  return { ...signedNow, decision, asks }
}

/** Keys that signed it and count with all pages. */
const countOf = (keys: Keys, base: Standing, { config }: Drafted, { proposal }: Waiting): number =>
  keysOf(proposal.approval, reaching(keys, base, config)).length

async function draftOf(store: Store, keys: Keys, base: Standing, { what }: Proposal, at: Date): Promise<Drafted> {
  if (!base.live) throw new ReleaseError('Nothing is live here, so nothing was proposed here.')
  if (what.kind === 'promote' || what.kind === 'keys') return drafted(store, keys, base, what, at)
  if (what.kind === 'remove') return removalProposed(base.live, what.unit, what.release, at)
  return { config: withPolicy(base.live, what.promote, at), releases: [], action: policyAction(what.promote) }
}

/** @throws ReleaseError where it would send out again what was taken back, and does not say so */
async function refuseUnsaid(store: Store, keys: Keys, { id, proposal: { what } }: Waiting): Promise<void> {
  const { again, targets } = { again: false, targets: [], ...promotedBy(what) }
  const gone = again ? [] : await takenBackOf(store, keys, targets)
  if (gone.length === 0) return
  const unsaid = `Proposal ${id} does not say so. Nothing was done.`
  throw new ReleaseError([...gone.map(wasTakenBack), unsaid, toSendAgain(gone)].join(' '))
}

/**
 * What the proposal's key signed is just what this would make live: no part more, none less, each as it is.
 * @returns how many keys must sign
 */
function refuseOther(keys: Keys, base: Standing, { id, proposal }: Waiting, { config }: Drafted): number {
  const { lacks } = withNeeded(config, reaching(keys, base, config))
  const parts = Object.fromEntries(hashedParts(config).filter(([name]) => lacks.includes(name)))
  const { log, parts: said } = proposal.approval
  if (log === config.log && isDeepStrictEqual({ ...parts }, { ...said }) && lacks.length > 0)
    return Math.max(config.policy?.promote ?? 1, lacks.includes('policy') ? (config.policy?.highest ?? 1) : 1)
  throw new ReleaseError(
    `Proposal ${id} ("${proposal.action}") is not what it would do now: what it is about was decided otherwise since, or it says other than it names. Propose it again.`,
    'overtaken',
  )
}

/** A promotion that changes keys is proposed as a change of keys. @throws ReleaseError where it is called otherwise */
function refuseMisnamed({ id, proposal: { what, action } }: Waiting, draft: Drafted): void {
  const said = what.kind === 'keys' ? { add: what.add, drop: what.drop } : undefined
  if (!promotedBy(what) || (nameOf(what) === draft.action && isDeepStrictEqual(said, draft.change))) return
  throw new ReleaseError(
    `Proposal ${id} is called "${action}" and would do another thing: ${draft.action}. Propose it again.`,
  )
}

/** @throws ReleaseError where somebody would approve keys without having asked whose they are */
function refuseUntyped({ id, proposal: { what } }: Waiting, typed: readonly string[]): void {
  const add = what.kind === 'keys' ? what.add : []
  const given = typed.map(one => one.replaceAll(/[\s:]/g, '').toLowerCase())
  const lacks = add.filter(({ publicKey }) => !publicKey || !given.includes(fingerprint(publicKey)))
  if (lacks.length === 0) return
  const ids = lacks.map(({ keyId }) => keyId).join(' and ')
  const wrong = typed.length > 0 ? ` What was typed is not the fingerprint of ${ids}.` : ''
  throw new ReleaseError(
    `This changes which keys phones believe: it adds ${ids}.${wrong} Ask who holds ${ids} for its fingerprint (pnpm release keys list), then: pnpm release approve ${id} --key ${add.map(() => 'FINGERPRINT').join()}`,
  )
}

/** With a signature of a key at hand, unless enough have signed. */
async function withMine(
  store: Store,
  keys: Keys,
  base: Standing,
  found: Waiting,
  draft: Drafted,
  asks: number,
): Promise<Waiting> {
  if (countOf(keys, base, draft, found) >= asks) return found
  const ids = reaching(keys, base, draft.config).map(({ keyId }) => keyId)
  const made = signBytes(signerFor(keys, ids, found.keys), signedBytes(found.proposal.approval))
  await writeSignature(store, found.id, made)
  const approval = withSignatures(found.proposal.approval, [made])
  return { ...found, proposal: { ...found.proposal, approval }, keys: keysOf(approval, keys.accepted) }
}

/** Proposes that so many keys sign from now on; what is live is approved anew with it. @returns the proposal's id */
export async function proposePolicy(
  store: Store,
  keys: Keys,
  promote: number,
  { who, why, at = new Date() }: Who,
): Promise<string> {
  const base = await standingFor(store, keys)
  if (!base.live)
    throw new ReleaseError('Nothing is live yet. Promote first, then say how many keys that needs from now on.')
  const config = withPolicy(base.live, promote, at)
  if (config.policy?.highest === 1)
    throw new ReleaseError('One key is enough already. Give 2 or more: keys policy --promote 2')
  const { lacks } = withNeeded(config, reaching(keys, base, config))
  const [action, what] = [policyAction(promote), { kind: 'policy', promote } as const]
  return propose(store, keys, { base, config, lacks, action, what, who, why, at })
}
