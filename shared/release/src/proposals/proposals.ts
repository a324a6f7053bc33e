/**
 * Proposals: what somebody wants to go live and too few keys stand for yet. Each is a file of the store that never changes;
 * beside it stands a signature of each further key, and at last which decision it became.
 */
import { createHash } from 'node:crypto'
import { type Approval, approval, isOf } from '@shared/contract/approval'
import { platform } from '@shared/contract/config'
import { type OneSignature, signature, signedBytes } from '@shared/contract/signed'
import * as v from 'valibot'
import { keysAction, policyAction, promoteAction, removeAction } from '../decisions/actions.ts'
import { keysOf } from '../decisions/approvals.ts'
import { ReleaseError } from '../errors.ts'
import { isNote } from '../gate/note.ts'
import type { Keys } from '../keys/key-folder.ts'
import { isSignatureOf, signersOfDocument } from '../keys/signature.ts'
import { isKey } from '../store/keys.ts'
import type { Store } from '../store/store.ts'
import { isPlain, storedJson } from '../store/stored-json.ts'

const lives = 24 * 3_600_000

/** Of an older build the id alone. */
const toldKey = v.object({ keyId: v.string(), publicKey: v.optional(v.string()) })
const name = v.pipe(v.string(), v.check(isKey))
const target = v.object({ unit: name, release: name })
const percent = v.pipe(v.number(), v.minValue(0.01), v.maxValue(99.99))

const promotion = {
  targets: v.array(target),
  percent: v.optional(percent),
  forced: v.optional(v.boolean()),
  /** Although one of the targets was taken back. */
  again: v.optional(v.boolean()),
  /** Where the settings are to change. */
  platform: v.optional(platform),
}

const what = v.variant('kind', [
  v.object({ kind: v.literal('promote'), ...promotion }),
  /** A promotion with a shell that accepts other keys than the live one. */
  v.object({ kind: v.literal('keys'), ...promotion, add: v.array(toldKey), drop: v.array(toldKey) }),
  v.object({ kind: v.literal('remove'), ...target.entries }),
  v.object({ kind: v.literal('policy'), promote: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) }),
])

export const proposal = v.object({
  at: v.pipe(v.string(), v.isoTimestamp()),
  who: v.string(),
  why: v.string(),
  /** As the decision will say it. */
  action: v.string(),
  what,
  /** The parts that lack keys, as the proposer's key signed them. */
  approval,
  signature,
})
export type Proposal = v.InferOutput<typeof proposal>

/** One that waits. @property keys ids of those that have signed it */
export type Waiting = { id: string; proposal: Proposal; keys: readonly string[] }

export const folder = 'proposals/'
const keyOf = (id: string): string => `${folder}${id}.json`
const signatureKey = (id: string, keyId: string): string => `${folder}${id}/${keyId}.json`
export const decidedKey = (id: string): string => `${folder}${id}/decided.json`

/** @returns its id */
export async function writeProposal(store: Store, made: Proposal): Promise<string> {
  const bytes = Buffer.from(`${JSON.stringify(made)}\n`)
  const id = idOf(bytes)
  await store.createIfAbsent(keyOf(id), bytes)
  return id
}

/** Takes away what nobody has signed or approved yet. */
export const withdrawProposal = (store: Store, id: string): Promise<void> => store.delete(keyOf(id))

const idOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 12)

const isProposal = (raw: unknown): raw is Proposal => isPlain(raw) && v.is(proposal, raw)

/** @throws ReleaseError where it is none of ours, was changed, is late or was decided already */
export async function readProposal(store: Store, keys: Keys, id: string, now: Date): Promise<Waiting> {
  const bytes = /^[a-f0-9]{12}$/.test(id) ? await store.read(keyOf(id)) : undefined
  if (!bytes) throw new ReleaseError(`There is no proposal ${id}. See which wait: pnpm release approve`)
  const found = believed(bytes, keys)
  if (!found || idOf(bytes) !== id)
    throw new ReleaseError(
      `Proposal ${id} was changed since it was made, or none of our keys made it. Propose it again.`,
    )
  const decided = await store.read(decidedKey(id))
  if (decided)
    throw new ReleaseError(`Proposal ${id} is decision ${serialIn(decided)} already. Another like it is proposed anew.`)
  if (isLate(found, now)) throw new ReleaseError(`Proposal ${id} of ${found.at} is over a day old. Propose it again.`)
  const all = { ...found, approval: await gathered(store, keys, id, found.approval) }
  return { id, proposal: all, keys: keysOf(all.approval, keys.accepted) }
}

/** Signed as a whole, and its parts by the same key; and called what it is. */
function believed(bytes: Uint8Array, keys: Keys): Proposal | undefined {
  const raw = storedJson(bytes)
  if (!isProposal(raw) || !isOf(raw.approval.log)(raw.approval)) return undefined
  if (!isNamedSo(raw)) return undefined // who approves reads nothing else
  const [by, parts] = [signersOfDocument(raw, keys.accepted), signersOfDocument(raw.approval, keys.accepted)]
  return by.some(keyId => parts.includes(keyId)) ? raw : undefined
}

/** Called what it is, and after that in brackets at most what the gate noted. */
function isNamedSo({ action, what }: Proposal): boolean {
  const named = nameOf(what)
  const more = action.slice(named.length)
  return action.startsWith(named) && (more === '' || (/^ \(.*\)$/s.test(more) && isNote(more.slice(2, -1))))
}

/** What a proposal of this is called. */
export function nameOf(what: Proposal['what']): string {
  if (what.kind === 'remove') return removeAction(what)
  if (what.kind === 'policy') return policyAction(what.promote)
  if (what.kind === 'keys') return keysAction(what.targets, what, what.platform, what)
  return promoteAction(what.targets, what.platform, what)
}

/** The part of it that promotes; undefined where it promotes nothing. */
export const promotedBy = (what: Proposal['what']) =>
  what.kind === 'promote' || what.kind === 'keys' ? what : undefined

const decidedFile = v.pipe(v.string(), v.parseJson(), v.object({ serial: v.number() }))
function serialIn(bytes: Uint8Array): number | string {
  const read = v.safeParse(decidedFile, Buffer.from(bytes).toString())
  return read.success ? read.output.serial : '?'
}

const datedFile = v.object({ at: v.pipe(v.string(), v.isoTimestamp()) })

/** What a proposal of anybody says, though nobody we know signed it; undefined where there is none of this form. */
export async function proposalOfAnybody(store: Store, id: string): Promise<Proposal | undefined> {
  const raw = storedJson((await store.read(keyOf(id))) ?? new Uint8Array())
  return isProposal(raw) ? raw : undefined
}

/** Ids of those that no decision came of. */
export async function openIds(store: Store): Promise<string[]> {
  const names = await store.listAfter(folder, '')
  const ids = names.flatMap(name => /^proposals\/([a-f0-9]{12})\.json$/.exec(name)?.[1] ?? [])
  return ids.filter(id => !names.includes(decidedKey(id)))
}

/** Whether it was decided, is late, or is no proposal of any kind. */
export async function isOver(store: Store, id: string, now: Date): Promise<boolean> {
  if (await store.read(decidedKey(id))) return true
  const said = v.safeParse(datedFile, storedJson((await store.read(keyOf(id))) ?? new Uint8Array()))
  return !said.success || isLate(said.output, now)
}

/** A clock that is ahead makes no proposal that lives for ever. */
const isLate = ({ at }: Pick<Proposal, 'at'>, now: Date): boolean => Math.abs(now.getTime() - Date.parse(at)) > lives

const signatureFile = v.pipe(v.string(), v.parseJson(), signature)

/** The approval with the signatures that others gave since; what is none of theirs is passed over. */
async function gathered(store: Store, { accepted }: Keys, id: string, made: Approval): Promise<Approval> {
  const bytes = signedBytes(made)
  const given = await Promise.all(accepted.map(({ keyId }) => store.read(signatureKey(id, keyId))))
  const also = given.flatMap(one => {
    const read = v.safeParse(signatureFile, Buffer.from(one ?? []).toString())
    return read.success && isSignatureOf(bytes, read.output, accepted) ? [read.output] : []
  })
  return withSignatures(made, also)
}

/** @param also signatures of the same parts */
export function withSignatures(made: Approval, also: readonly OneSignature[]): Approval {
  const { also: had = [], ...first } = made.signature
  return { ...made, signature: { ...first, ...(had.length + also.length > 0 && { also: [...had, ...also] }) } }
}

/** For a key that has not signed yet: what stands in the signature's place is none. */
export async function writeSignature(store: Store, id: string, made: OneSignature): Promise<void> {
  const [key, bytes] = [signatureKey(id, made.keyId), Buffer.from(`${JSON.stringify(made)}\n`)]
  if (await store.createIfAbsent(key, bytes)) return
  await store.delete(key)
  await store.createIfAbsent(key, bytes)
}

export const noteDecided = (store: Store, id: string, serial: number): Promise<boolean> =>
  store.createIfAbsent(decidedKey(id), Buffer.from(`${JSON.stringify({ serial })}\n`))
