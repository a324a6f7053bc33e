/** The log of decisions: each in its place, signed, and naming the hash of the one before. */
import { signaturesOf } from '@shared/contract/signed'
import { type Decision, decisionIn, hashOf, judged } from '../decisions/decision.ts'
import { countsForNothing, type GivenUp, givenUpIn, givenUpSigner } from '../decisions/given-up.ts'
import { vouchedIn } from '../decisions/vouched.ts'
import { followers, liveNow } from '../decisions/was-live.ts'
import type { Finding } from '../errors.ts'
import { inTurns } from '../in-turns.ts'
import type { Keys } from '../keys/key-folder.ts'
import { decisions, entryKey } from '../store/layout.ts'
import { allSerials, serialsAfter } from '../store/log.ts'
import type { Store } from '../store/store.ts'

/** `found`: the decision, or what is wrong with it. `signers`: ids of the keys that are said to have signed it. */
type Link = { serial: number; hash: string; found: Decision | string; signers: readonly string[] }

export async function verifyLog(store: Store, keys: Keys) {
  const serials = await allSerials(store, decisions)
  const counting = new Set(await serialsAfter(store, decisions))
  const links = await inTurns(serials, serial => linkOf(store, keys, serial, counting.has(serial)))
  const believed = links.flatMap(({ found }) => (typeof found === 'string' ? [] : found))
  const givenUp = givenUpIn(believed, keys)
  const live = await liveNow(store, keys)
  const [problems, remarks]: [Finding[], Finding[]] = [neverLive(believed, keys, live), ofNoAccount(links, givenUp)]
  links.forEach((link, at) => {
    const [next, later] = [links[at + 1], links.slice(at).some(isDecision)]
    if (later) problems.push(...gapBefore(link, links[at - 1]), ...brokenChain(link, links[at - 1]))
    if (typeof link.found !== 'string' || isOfNoAccount(link, givenUp)) return
    if (next?.serial === link.serial + 1 && isDecision(next) && next.found.previousHash === link.hash)
      remarks.push(passedOver(link, next))
    else problems.push(damaged(link, links.slice(0, at).findLast(isDecision), !later))
  })
  return { problems, remarks, givenUp, decisions: links.length }
}

const isDecision = (link: Link): link is Link & { found: Decision } => typeof link.found !== 'string'

/** Signed by a key alone that a later decision gave up as stolen. */
function isOfNoAccount({ serial, found, signers }: Link, givenUp: GivenUp): boolean {
  const keyId = typeof found === 'string' ? givenUpSigner(signers, givenUp) : undefined
  return keyId !== undefined && serial < (givenUp.get(keyId) ?? 0)
}

function ofNoAccount(links: readonly Link[], givenUp: GivenUp): Finding[] {
  const those = Map.groupBy(
    links.filter(link => isOfNoAccount(link, givenUp)),
    ({ signers }) => signers[0] ?? '',
  )
  return [...those].map(([keyId, all]) =>
    countsForNothing(
      keyId,
      givenUp,
      all.map(({ serial }) => serial),
    ),
  )
}

async function linkOf(store: Store, keys: Keys, serial: number, counts: boolean): Promise<Link> {
  const bytes = (await store.read(entryKey(decisions, serial))) ?? new Uint8Array()
  const own = judged(bytes, serial, keys.known)
  const found = typeof own === 'string' ? ((await vouchedIn(store, serial, bytes, keys)) ?? own) : own
  const made = decisionIn(bytes, serial)
  const signers = made ? signaturesOf(made.signature).map(({ keyId }) => keyId) : []
  const far =
    typeof found === 'string' ? found : `was signed by ${found.signature.keyId}, and stands too far beyond all others`
  return { serial, hash: hashOf(bytes), found: counts ? found : far, signers }
}

/** Those that gateways refused though their own policy, or none, asks for no more keys than signed them. */
function neverLive(believed: readonly Decision[], keys: Keys, now: Decision['config'] | undefined): Finding[] {
  const log = now?.log ?? believed[0]?.config.log
  const live = new Set(followers(believed, keys, log))
  return believed
    .filter(decision => !live.has(decision))
    .map(({ serial, config, signature: { keyId } }) =>
      config.log === log
        ? {
            what: `Decision ${serial} was never live: its policy is older than that of a decision before it, or was approved by too few keys. ${keyId} signed it.`,
            mend: 'The tool writes no such decision: find out who holds that key.',
          }
        : {
            what: `Decision ${serial} was never live here: it is a copy from the log of another store. ${keyId} signed it there.`,
            mend: 'Find out who may write into this store. Nobody can go back to it.',
          },
    )
}

const restore = (serial: number) => `Restore ${entryKey(decisions, serial)} from a backup of the store`

function gapBefore({ serial }: Link, before: Link | undefined): Finding[] {
  const from = (before?.serial ?? 0) + 1
  if (from === serial) return []
  const what = from === serial - 1 ? `Decision ${from} is missing.` : `Decisions ${from} to ${serial - 1} are missing.`
  return [
    {
      what,
      mend: `${restore(from)}${from === serial - 1 ? '' : ', and those after it'}. What is live does not hang on it.`,
    },
  ]
}

/** Where the one before is damaged or missing itself, that is said of it. */
function brokenChain(link: Link, before: Link | undefined): Finding[] {
  if (!isDecision(link) || (before && (!isDecision(before) || before.serial !== link.serial - 1))) return []
  if (!before && link.serial > 1) return []
  if (link.found.previousHash === (before?.hash ?? null)) return []
  return [
    {
      what: `Decision ${link.serial} does not follow decision ${link.serial - 1} as it stands: one of them was replaced by another that is signed too.`,
      mend: `Compare both with a backup of the store, and find out who holds your keys.`,
    },
  ]
}

const passedOver = ({ serial, found }: Link, next: Link): Finding => ({
  what: `Decision ${serial} ${found}. Decision ${next.serial} followed it as it stands.`,
  mend: 'Nothing is to be done.',
})

/** @param beyond it stands after all that can be believed */
function damaged({ serial, found }: Link, before: Link | undefined, beyond: boolean): Finding {
  const live = before ? `decision ${before.serial} is live` : 'nothing is live'
  const gone = beyond ? `, or delete it where none of you made it. Deciding again passes over it` : ''
  return {
    what: `Decision ${serial} ${found}.${beyond ? ` It counts for nothing: ${live}.` : ''}`,
    mend: `${restore(serial)}${gone}.`,
  }
}
