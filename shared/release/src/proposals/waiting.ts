/** The proposals that may still be approved, and what people are told of them. */

import { beginning, type Decision, standing } from '../decisions/decision.ts'
import { onlyRefused } from '../errors.ts'
import { type TakenBackRelease, takenBackOf } from '../history/again.ts'
import { newSettings } from '../history/changes.ts'
import { inTurns } from '../in-turns.ts'
import type { Keys } from '../keys/key-folder.ts'
import { inWords, keysOfShell } from '../keys/shell-keys.ts'
import { readRelease } from '../releases/publish.ts'
import type { Store } from '../store/store.ts'
import { folder, isOver, openIds, type Proposal, promotedBy, readProposal, type Waiting } from './proposals.ts'

export type Listed = Waiting & {
  /** What would be set otherwise than now. */
  settings: readonly string[]
  /** What would go out again. */
  takenBack: readonly TakenBackRelease[]
  /** What keys a shell would bring that are not accepted here. */
  shellKeys: readonly string[]
}

/** The newest first. */
export async function waitingProposals(store: Store, keys: Keys, now = new Date()): Promise<Listed[]> {
  const read = (id: string) => readProposal(store, keys, id, now).catch(onlyRefused) // one that is late or not ours waits for nobody
  const found = (await Promise.all((await openIds(store)).map(read))).filter(one => one !== undefined)
  if (found.length === 0) return []
  const { live } = await standing(store, keys.accepted, await beginning(keys))
  const listed = await inTurns(found, async one => ({
    ...{ ...one, settings: settingsIn(one.proposal, live) },
    takenBack: await returningIn(store, keys, one.proposal),
    shellKeys: await strangersIn(store, keys, one.proposal),
  }))
  return listed.sort((a, b) => (a.proposal.at < b.proposal.at ? 1 : -1))
}

function settingsIn({ what }: Proposal, live: Decision | undefined): string[] {
  const platform = promotedBy(what)?.platform
  return platform && live ? newSettings(platform, live.config) : []
}

async function returningIn(store: Store, keys: Keys, { what }: Proposal): Promise<TakenBackRelease[]> {
  const promotion = promotedBy(what)
  return promotion?.again ? takenBackOf(store, keys, promotion.targets) : []
}

/** Of a shell that would go live: its keys that are not accepted here, e.g. "shell@… accepts k2 (…), which is none of yours" */
async function strangersIn(store: Store, keys: Keys, { what }: Proposal): Promise<string[]> {
  const shell = promotedBy(what)?.targets.find(({ unit }) => unit === 'shell')
  if (!shell) return []
  const found = await readRelease(store, keys.known, 'shell', shell.release).catch(onlyRefused)
  const keysOfTheShell = found ? keysOfShell(found.manifest, keys) : []
  return keysOfTheShell
    .filter(({ is }) => is !== 'accepted')
    .map(key => `shell@${shell.release} accepts ${inWords(key)}`)
}

/** Deletes what is over, whoever made it: another machine may know keys that this one does not. */
export async function forgetProposals(store: Store, now: Date): Promise<void> {
  const names = await store.listAfter(folder, '')
  const ids = new Set(names.map(name => name.slice(folder.length).replace(/[./].*$/s, '')))
  const over = await inTurns([...ids], async id => ((await isOver(store, id, now)) ? [id] : []))
  for (const id of over.flat())
    for (const name of names.filter(one => one.startsWith(`${folder}${id}`))) await store.delete(name)
}
