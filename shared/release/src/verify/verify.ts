/** Looking the whole store over: every file, hash and signature, the log's chain, what is live. It changes nothing. */
import { lossSince, remember } from '../decisions/decide.ts'
import { beginning, standing } from '../decisions/decision.ts'
import { verifyDeltas } from '../deltas/verify-deltas.ts'
import type { Finding } from '../errors.ts'
import type { Keys } from '../keys/key-folder.ts'
import { step } from '../steps.ts'
import { strangersIn } from '../store/folder-store.ts'
import type { Store } from '../store/store.ts'
import { refuseNewer } from '../store/store-format.ts'
import { keysInUse, rotationOf } from './key-needs.ts'
import { verifyLive } from './verify-live.ts'
import { verifyLog } from './verify-log.ts'
import { verifyReleases } from './verify-releases.ts'

export type Verdict = {
  problems: Finding[]
  remarks: Finding[]
  decisions: number
  releases: number
  files: number
  deltas: number
}

/** @param reports where pages tell which shell they run; undefined: nothing is known of them */
export async function verify(store: Store, keys: Keys, now = new Date(), reports?: Store): Promise<Verdict> {
  await refuseNewer(store)
  const loss = await lossSince(store, keys)
  step('checking the log of decisions')
  const log = await verifyLog(store, keys)
  const inUse = await keysInUse(store, keys, reports, now)
  const releases = await verifyReleases(store, keys, now, log.givenUp, inUse.shells)
  step('checking the deltas')
  const deltas = await verifyDeltas(store)
  const unfit = await store.prove?.()
  const strangers = (await strangersIn(store)).map(stranger)
  const live = await verifyLive(store, keys)
  if (!loss) await remember(keys, await standing(store, keys.accepted, await beginning(keys)))
  return {
    problems: [
      ...(unfit ? [unfit] : []),
      ...(loss ? [loss] : []),
      ...log.problems,
      ...live,
      ...inUse.findings,
      ...releases.problems,
      ...deltas.problems,
      ...strangers,
    ],
    remarks: [...log.remarks, ...inUse.remarks, ...rotationOf(inUse.keys), ...releases.remarks],
    decisions: log.decisions,
    releases: releases.releases,
    files: releases.files,
    deltas: deltas.deltas,
  }
}

const stranger = (path: string): Finding => ({
  what: `${path} is no file of the store but a link or the like. It is never followed, and counts for nothing.`,
  mend: `Delete it; if a file of ours stood there, restore that from a backup.`,
})
