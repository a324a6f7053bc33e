/**
 * What this phone keeps of an application as it is made, so that nobody can change it afterwards: how many lots, the salt, the
 * promise of the seed that was public then, and the hash of the list as it was first seen (docs/rules/invest.md#the-draw). It
 * outlives the session: a draw comes days later.
 */
import type { Application, Offering } from '@shared/contract/calls/invest/offerings'
import type { DrawWitness } from '@shared/money/draw'
import * as v from 'valibot'

const STORED = 'invest.draws.v1'
/** Of all people of this phone; the oldest goes first. */
const MOST = 100

const kept = v.object({
  user: v.string(),
  offering: v.string(),
  applied: v.optional(
    v.object({
      /** Null until the answer came. */
      orderNo: v.nullable(v.string()),
      lots: v.number(),
      salt: v.string(),
      commitHash: v.string(),
    }),
  ),
  entriesHash: v.optional(v.string()),
})
type Kept = v.InferOutput<typeof kept>
type Applied = NonNullable<Kept['applied']>

/** Where storage is closed to us: as long as the page. */
let memory: string | null = null

function readAll(): readonly Kept[] {
  try {
    return v.parse(v.array(kept), JSON.parse(memory ?? localStorage.getItem(STORED) ?? '[]'))
  } catch {
    return [] // nothing there, or nothing of ours
  }
}

function writeAll(all: readonly Kept[]): void {
  const text = JSON.stringify(all.slice(-MOST))
  try {
    localStorage.setItem(STORED, text)
    memory = null
  } catch {
    memory = text
  }
}

/** Of one person and one offering. */
export type Place = { user: string; offering: string }

const isAt =
  ({ user, offering }: Place) =>
  (one: Kept) =>
    one.user === user && one.offering === offering

const read = (at: Place): Kept => readAll().find(isAt(at)) ?? at

const write = (now: Kept): void => writeAll([...readAll().filter(one => !isAt(now)(one)), now])

/** Before it is sent: what comes back could be made to fit. @returns what undoes it, where it was surely not taken: an earlier one, whose answer never came, counts again */
export function keepSent(at: Place, applied: Omit<Applied, 'orderNo'>): () => void {
  const { applied: before } = read(at)
  write({ ...read(at), applied: { ...applied, orderNo: null } })
  return () => {
    const { applied: _, ...rest } = read(at)
    write(before ? { ...rest, applied: before } : rest)
  }
}

/** It was taken under this number. */
export function keepNumber(at: Place, orderNo: string): void {
  const { applied, ...rest } = read(at)
  if (applied) write({ ...rest, applied: { ...applied, orderNo } })
}

/** The first one counts: a list that is changed later has another. */
export function keepFrozen(at: Place, entriesHash: string): void {
  const now = read(at)
  if (now.entriesHash === undefined) write({ ...now, entriesHash })
}

/** What a draw is held against. @param kept here as it was made; else it is what the exchange tells of it */
export type Witness = DrawWitness & { kept: boolean }

/** @returns null for who did not apply */
export function witnessOf(at: Place, { my }: Pick<Offering, 'my'>): Witness | null {
  const { applied, entriesHash } = read(at)
  const own = applied && ownOf(applied, my)
  if (own) return { ...own, entriesHash, kept: true }
  if (!my) return null
  const { orderNo, lots, salt, commitHash } = my
  return { orderNo, lots, salt, commitHash, entriesHash, kept: false }
}

/**
 * An answer that never came here left no number: what was sent and what was taken are the same where lots and salt are, else
 * it was taken from another phone.
 */
function ownOf({ orderNo, ...sent }: Applied, my: Application | null | undefined): DrawWitness | undefined {
  if (orderNo !== null) return { ...sent, orderNo }
  const isSame = my && my.lots === sent.lots && my.salt === sent.salt
  return isSame ? { ...sent, orderNo: my.orderNo } : undefined
}
