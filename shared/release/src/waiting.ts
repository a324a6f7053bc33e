/** The proposals that may still be approved, and what people are told of them. */
import { type TakenBackRelease, takenBackOf } from './again.ts'
import { newSettings } from './changes.ts'
import { beginning, type Decision, standing } from './decision.ts'
import { ReleaseError } from './errors.ts'
import { inTurns } from './in-turns.ts'
import type { Keys } from './keys/key-folder.ts'
import { decidedKey, folder, type Proposal, readProposal, type Waiting } from './proposals.ts'
import type { Store } from './store/store.ts'

export type Listed = Waiting & {
  /** What would be set otherwise than now. */
  settings: readonly string[]
  /** What would go out again. */
  takenBack: readonly TakenBackRelease[]
}

/** The newest first. */
export async function waitingProposals(store: Store, keys: Keys, now = new Date()): Promise<Listed[]> {
  const names = await store.listAfter(folder, '')
  const ids = names.flatMap(name => /^proposals\/([a-f0-9]{12})\.json$/.exec(name)?.[1] ?? [])
  const open = ids.filter(id => !names.includes(decidedKey(id)))
  const read = (id: string) => readProposal(store, keys, id, now).catch(onlyRefused)
  const found = (await Promise.all(open.map(read))).filter(one => one !== undefined)
  if (found.length === 0) return []
  const { live } = await standing(store, keys.accepted, await beginning(keys))
  const listed = await inTurns(found, async one => ({
    ...{ ...one, settings: settingsIn(one.proposal, live) },
    takenBack: await returningIn(store, keys, one.proposal),
  }))
  return listed.sort((a, b) => (a.proposal.at < b.proposal.at ? 1 : -1))
}

const settingsIn = ({ what }: Proposal, live: Decision | undefined): string[] =>
  what.kind === 'promote' && what.platform && live ? newSettings(what.platform, live.config) : []

const returningIn = async (store: Store, keys: Keys, { what }: Proposal): Promise<TakenBackRelease[]> =>
  what.kind === 'promote' && what.again ? takenBackOf(store, keys, what.targets) : []

/** One that is late or not ours waits for nobody. */
function onlyRefused(error: unknown): undefined {
  if (!(error instanceof ReleaseError)) throw error
}

/** Deletes what is over. */
export async function forgetProposals(store: Store, keys: Keys, now: Date): Promise<void> {
  const waiting = (await waitingProposals(store, keys, now)).map(({ id }) => id)
  for (const name of await store.listAfter(folder, ''))
    if (!waiting.some(id => name.startsWith(`${folder}${id}`))) await store.delete(name)
}
