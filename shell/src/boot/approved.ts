/** Whether enough keys stand for what a live set names (docs/release.md#nobody-ships-alone). */
import {
  type Approval,
  type ApprovalPolicy,
  asksOf,
  isOf,
  isOldPolicy,
  mostOf,
  type Part,
  partsOf,
  unapproved,
} from '@shared/contract/approval'
import type { PageConfig } from '@shared/contract/page-config'
import { built, countSigners, hashOf } from './verify.ts'

const hashed = ([name, text]: Part): Promise<Part> => hashOf(text).then(hash => [name, hash])

/**
 * @param known the policy of an earlier set; undefined where there is none
 * @returns true, too, where one key is enough
 */
export async function isApproved(
  set: PageConfig,
  known: ApprovalPolicy | undefined,
  trusted = built(),
): Promise<boolean> {
  const { policy, approvals = [], log } = set
  if (isOldPolicy(policy, known)) return false
  if (!policy) return true
  const parts = partsOf(set)
  if (approvals.length > mostOf(parts, true)) return false
  const vouched = approvals.filter(isOf(log)).map(async (one: Approval) => ({
    parts: one.parts,
    keys: await countSigners(one, trusted),
  }))
  const hashes = await Promise.all(parts.map(hashed))
  return unapproved(hashes, await Promise.all(vouched), asksOf(policy, known), policy.settings).length === 0
}
