/** Proposing: what needs several keys is signed with one, and waits in the store for the others. */
import { hashedParts } from '../decisions/approvals.ts'
import { reaching } from '../decisions/decide.ts'
import type { Standing } from '../decisions/decision.ts'
import type { Draft } from '../decisions/live-set.ts'
import { ReleaseError } from '../errors.ts'
import type { Keys } from '../keys/key-folder.ts'
import { type SigningKey, signed } from '../keys/signature.ts'
import { readRelease } from '../releases/publish.ts'
import type { Store } from '../store/store.ts'
import { type Proposal, promotedBy, withdrawProposal, writeProposal } from './proposals.ts'

export type Proposing = Pick<Proposal, 'who' | 'why' | 'action' | 'what'> & {
  base: Standing
  config: Draft
  /** Names of the parts that lack keys. */
  lacks: readonly string[]
  at: Date
}

/** @returns its id @throws ReleaseError where pages accept too few keys for anybody to approve it */
export async function propose(
  store: Store,
  keys: Keys,
  { base, config, lacks, at, ...said }: Proposing,
): Promise<string> {
  const count = reaching(keys, base, config)
  const needed = Math.max(config.policy?.promote ?? 1, lacks.includes('policy') ? (config.policy?.highest ?? 1) : 1)
  if (count.length < needed)
    throw new ReleaseError(
      `"${said.action}" needs ${needed} keys, and pages accept ${count.map(({ keyId }) => keyId).join(', ') || 'none'}. Add a key (pnpm release keys rotate), then publish and promote a shell that accepts it.`,
    )
  const key = signerFor(
    keys,
    count.map(({ keyId }) => keyId),
    [],
  )
  const parts = Object.fromEntries(hashedParts(config).filter(([name]) => lacks.includes(name)))
  const approval = signed([key], { log: config.log, parts })
  const id = await writeProposal(store, signed([key], { ...said, at: at.toISOString(), approval }))
  await refuseTaken(store, keys, id, said)
  return id
}

/** Looks again: gc that marked a release before the proposal was there takes it away. @throws ReleaseError */
async function refuseTaken(store: Store, keys: Keys, id: string, { what }: Pick<Proposal, 'what'>): Promise<void> {
  const targets = promotedBy(what)?.targets ?? []
  await Promise.all(targets.map(one => readRelease(store, keys.known, one.unit, one.release))).catch(async error => {
    await withdrawProposal(store, id)
    throw error
  })
}

/** The newest key at hand of these that has not signed yet. @throws ReleaseError where there is none */
export function signerFor(keys: Keys, ids: readonly string[], signers: readonly string[]): SigningKey {
  const key = keys.held.findLast(({ keyId }) => ids.includes(keyId) && !signers.includes(keyId))
  if (key) return key
  const held = keys.held.map(({ keyId }) => keyId).join(', ') || 'none'
  throw new ReleaseError(
    `It needs a key of ${ids.filter(id => !signers.includes(id)).join(', ') || 'none'}${signers.length > 0 ? `, besides ${signers.join(', ')}` : ''}; at hand here: ${held}. Somebody else who holds one approves it.`,
  )
}
