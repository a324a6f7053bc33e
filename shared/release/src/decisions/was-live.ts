/**
 * Decisions of the past that were live. A decision whose policy is older than that of a decision before it went live nowhere:
 * gateways refuse it (decision.ts), though its own policy, or none, asks for one key.
 */
import { isOldPolicy, type Policy } from '@shared/contract/approval'
import type { Keys } from '../keys/key-folder.ts'
import type { Store } from '../store/store.ts'
import { lacking } from './approvals.ts'
import { beginning, type Decision, standing } from './decision.ts'
import { readPast } from './vouched.ts'

/** The live set. */
export const liveNow = async (store: Store, keys: Keys): Promise<Decision['config'] | undefined> =>
  (await standing(store, keys.accepted, await beginning(keys))).live?.config

/**
 * Reads one decision after another while the policy stays the same. Where a decision has an older one, it reads on: if a
 * decision further back has the newer policy, those between were never live; if none has, they are judged from the oldest on.
 * One of another log was live elsewhere: a copy of it may stand here.
 * @param serials newest first @param later of a decision after all of these that was live; undefined: nothing was
 * @param isEnd no decision before this one is of interest
 */
export async function* wereLive(
  store: Store,
  keys: Keys,
  serials: Iterable<number>,
  later: Pick<Decision['config'], 'log' | 'policy'> | undefined,
  isEnd: (decision: Decision) => boolean = () => false,
): AsyncGenerator<Decision> {
  let older: Decision[] = []
  const { log, policy } = later ?? {}
  for (const serial of serials) {
    const found = await readPast(store, serial, keys)
    if (!found || (log !== undefined && found.config.log !== log)) continue
    if (!isOldPolicy(found.config.policy, policy) && !isOldPolicy(policy, found.config.policy)) {
      older = []
      yield found
    } else if (versionOf(found.config.policy) < versionOf(policy)) older.push(found)
    if (isEnd(found)) break
  }
  yield* followers(older.reverse(), keys).reverse()
}

const versionOf = (policy: Policy | undefined): number => policy?.version ?? 0

/** Those that gateways took, one after the other. @param decisions oldest first */
export const followers = (decisions: readonly Decision[], keys: Keys, log?: string): Decision[] =>
  decisions.filter(following(keys, log))

/** Whether gateways took a decision, asked of one after the other, the oldest first. @param log undefined: that of the first */
export function following(keys: Keys, log?: string): (next: Decision) => boolean {
  let [known, own]: [Policy | undefined, string | undefined] = [undefined, log]
  return ({ config }) => {
    own ??= config.log
    if (config.log !== own) return false
    if (isOldPolicy(config.policy, known) || isRaisedByTooFew(config, keys, known)) return false
    known = config.policy
    return true
  }
}

/** Whether the policy before asks for more keys than stand for this one. */
const isRaisedByTooFew = (set: Decision['config'], { known: keys }: Keys, before: Policy | undefined): boolean =>
  versionOf(set.policy) > versionOf(before) && lacking(set, keys, before).length > lacking(set, keys).length

/** Serials below this one, newest first. */
export function* below(serial: number): Generator<number> {
  for (let next = serial - 1; next > 0; next--) yield next
}
