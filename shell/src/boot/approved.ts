/** Whether enough keys stand for what a live set names (docs/release.md#nobody-ships-alone). */
import {
  type Approval,
  asksOf,
  isOf,
  isOldPolicy,
  type Part,
  type Policy,
  partsOf,
  unapproved,
} from '@shared/contract/approval'
import type { PageConfig } from '@shared/contract/page-config'
import { built, countSigners, hashOf } from './verify.ts'

const KEY = 'newest-policy'

/** What this phone has seen: "log version keys". Another log counts its versions anew, and asks for no fewer keys. */
function seenPolicy(log: string): Pick<Policy, 'version' | 'promote'> | undefined {
  try {
    const [known, version, promote] = (localStorage.getItem(KEY) ?? '').split(' ')
    if (!version || !promote) return undefined
    return { version: known === encodeURIComponent(log) ? Number(version) : 0, promote: Number(promote) }
  } catch {
    return undefined // forbidden storage: such a phone cannot remember
  }
}

/** A set that asks for fewer keys than this phone saw asked for is believed only where that many agreed to it. */
export function rememberPolicy({ log, policy }: PageConfig): void {
  try {
    if (policy) localStorage.setItem(KEY, `${encodeURIComponent(log)} ${policy.version} ${policy.promote}`)
  } catch {
    // as above
  }
}

const hashed = ([name, text]: Part): Promise<Part> => hashOf(text).then(hash => [name, hash])

/**
 * @param known the policy that the set before went by
 * @returns true, too, where one key is enough
 */
export async function isApproved(set: PageConfig, known = seenPolicy(set.log), trusted = built()): Promise<boolean> {
  const { policy, approvals = [], log } = set
  if (isOldPolicy(policy, known)) return false
  if (!policy) return true
  const vouched = approvals.filter(isOf(log)).map(async (one: Approval) => ({
    parts: one.parts,
    keys: await countSigners(one, trusted),
  }))
  const parts = await Promise.all(partsOf(set).map(hashed))
  return unapproved(parts, await Promise.all(vouched), asksOf(policy, known)).length === 0
}
