/** The policy that this phone saw last: a set that asks for fewer keys needs the consent of as many as that one asked for. */
import type { ApprovalPolicy, Policy } from '@shared/contract/approval'
import type { PageConfig } from '@shared/contract/page-config'
import { isApproved } from './approved.ts'
import { forget, keep, numberIn, recall } from './memory.ts'
import { copyAgainst, type LogWord, wordOf } from './signed-copy.ts'

const KEY = 'newest-policy'

type Seen = ApprovalPolicy & { word: LogWord }

/** Stored as "log version keys". A hint: the signed copy of the log is its proof. */
function seen(): Seen | undefined {
  const [word = '', ...numbers] = recall(KEY).split(' ')
  const [version, promote] = numbers.map(numberIn)
  return version && promote ? { word, version, promote } : undefined
}

export function rememberPolicy(set: PageConfig): void {
  const { policy } = set
  if (policy) keep(KEY, `${wordOf(set)} ${policy.version} ${policy.promote}`)
}

/** What a policy of a log asks of a set. Another log counts its versions anew, and asks for no fewer keys. */
const askedOf = (set: PageConfig, word: LogWord, { version, promote }: ApprovalPolicy): ApprovalPolicy => ({
  version: word === wordOf(set) ? version : 0,
  promote,
})

/**
 * Whether enough keys signed a set, by the policy of the set that runs, else by the policy that this phone saw last.
 * Where the hint alone refuses the set, the signed copy decides; without one the hint is forgotten.
 */
export async function isApprovedHere(set: PageConfig, running?: Policy): Promise<boolean> {
  const hint = running ? undefined : seen()
  if (!hint) return isApproved(set, running)
  if (await isApproved(set, askedOf(set, hint.word, hint))) return true
  const proof = (await copyAgainst(set, hint.word))?.policy
  const isBelieved = await isApproved(set, proof && askedOf(set, hint.word, proof))
  if (isBelieved) forget(KEY)
  return isBelieved
}
