/** Whether enough keys stand for what a live set names; and of the approvals at hand, those that a set needs. */
import { createHash } from 'node:crypto'
import {
  type Approval,
  asksOf,
  isOf,
  isOldPolicy,
  mostOf,
  type Part,
  type Policy,
  partsOf,
  settingsPart,
  unapproved,
} from '@shared/contract/approval'
import type { Config } from '@shared/contract/config'
import type { AcceptedKey } from '@shared/contract/signed'
import { signersOfDocument } from '../keys/signature.ts'
import type { Draft } from './live-set.ts'

const hashed = ([name, text]: Part): Part => [name, createHash('sha256').update(text).digest('base64')]

/** The parts of a set, each with its hash. */
export const hashedParts = (set: Draft): Part[] => partsOf(set).map(hashed)

/** As a policy names the settings of a set. */
export const settingsHash = (set: Draft): string => hashed(settingsPart(set))[1]

type Shares = Record<string, number>

/** Percent of the phones that each canary of a set has. */
export const canaryShares = ({ units }: Draft): Shares =>
  Object.fromEntries(Object.entries(units).flatMap(([unit, { canary }]) => (canary ? [[unit, canary.percent]] : [])))

/** Shares that canaries may have, whatever runs now. */
export const sharesOf = (set: Draft): Shares => set.policy?.shares ?? canaryShares(set)

/** Remotes whose canary has another share than these. */
export const sharesMoved = (set: Draft, shares: Shares): string[] =>
  Object.entries(canaryShares(set)).flatMap(([unit, share]) => (shares[unit] === share ? [] : [unit]))

const vouched = (approvals: readonly Approval[], log: string, accepted: readonly AcceptedKey[]) =>
  approvals.filter(isOf(log)).map(one => ({ parts: one.parts, keys: keysOf(one, accepted).length }))

/** Ids of those that signed it: a key that is accepted under two names counts once. */
export function keysOf(approval: Approval, accepted: readonly AcceptedKey[]): string[] {
  const once = accepted.filter((key, at) => accepted.findIndex(one => one.publicKey === key.publicKey) === at)
  return signersOfDocument(approval, once)
}

/** Names of the parts of a set for which too few of these keys stand. @param known the policy that the reader has seen */
export function lacking(set: Draft, accepted: readonly AcceptedKey[], known?: Policy): string[] {
  if (!set.policy) return []
  const [parts, { approvals = [] }] = [hashedParts(set), set]
  if (approvals.length > mostOf(parts)) return parts.map(([name]) => name)
  return unapproved(parts, vouched(approvals, set.log, accepted), asksOf(set.policy, known), set.policy.settings)
}

/** The policy of a set follows the one that was seen. */
export const followsPolicy = (set: Config, accepted: readonly AcceptedKey[], known: Policy | undefined): boolean =>
  !isOldPolicy(set.policy, known) && lacking(set, accepted, known).length === 0

/** What a set must bring along so that all believe it, whichever policy they have seen. */
const asksOfAll =
  ({ promote, highest }: Policy) =>
  (name: string) =>
    name === 'policy' ? highest : promote

/** The set with those of its approvals that it needs, the first ones where several say the same; and the parts that lack some. */
export function withNeeded(set: Draft, accepted: readonly AcceptedKey[]): { set: Draft; lacks: readonly string[] } {
  const { approvals = [], ...bare } = set
  const { policy } = set
  if (!policy) return { set: bare, lacks: [] }
  const [parts, asks] = [hashedParts(set), asksOfAll(policy)]
  const lacks = (those: readonly Approval[]) =>
    unapproved(parts, vouched(those, set.log, accepted), asks, policy.settings)
  const needed: Approval[] = []
  for (const one of approvals) if (lacks([...needed, one]).length < lacks(needed).length) needed.push(one)
  return { set: { ...bare, approvals: needed }, lacks: lacks(needed) }
}
