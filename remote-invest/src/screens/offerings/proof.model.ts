/** Checks of a draw on this phone: passed and failed ones with their values, and the neighbours in the list. */
import type { DrawProofAnswer } from '@shared/contract/calls/invest/offerings'
import { commitmentOf, type DrawCheck, type DrawChecks, drawChecks, drawLots, entriesHashOf } from '@shared/money/draw'
import type { Witness } from './witness.ts'

export type CheckName = keyof DrawChecks
export const checkNames = ['commitment', 'list', 'own', 'winners'] as const satisfies readonly CheckName[]

/** @param told how many lots the exchange says that one has won; null before the draw */
export type Case = { proof: DrawProofAnswer; mine: Witness | null; told: number | null }

/** One of the two values that a failed check compared. */
export type Value =
  | { of: 'promised' | 'shown' | 'ofSeed' | 'published' | 'seen' | 'ofList' | 'seed'; text: string }
  | { of: 'sent' | 'listed'; orderNo: string; lots: number; salt: string }
  | { of: 'missing'; orderNo: string }
  | { of: 'twice'; orderNo: string }
  | { of: 'won'; orderNo: string; shown: number | null; drawn: number }

export type Checked = { name: CheckName; result: DrawCheck; values: readonly Value[] }

export function check(name: CheckName, { proof, mine, told }: Case): Checked {
  const values = () => valuesOf[name]({ proof, mine, told })
  const result = drawChecks[name](proof, mine)
  if (result === 'holds' && name === 'winners' && isOtherThanTold({ proof, mine, told }))
    return { name, result: 'fails', values: values() }
  return { name, result, values: result === 'fails' ? values() : [] }
}

const valuesOf: Readonly<Record<CheckName, (of: Case) => readonly Value[]>> = {
  commitment: promises,
  list: hashes,
  own: entries,
  winners,
}

function promises({ proof: { commitHash, serverSeed }, mine }: Case): readonly Value[] {
  const promised: Value[] = mine?.kept ? [{ of: 'promised', text: mine.commitHash }] : []
  return [...promised, { of: 'shown', text: commitHash }, ...ofSeed(serverSeed)]
}

/** What is no seed has no hash. */
function ofSeed(seed: string | null): readonly Value[] {
  if (seed === null) return []
  return /^[0-9a-f]{64}$/.test(seed) ? [{ of: 'ofSeed', text: commitmentOf(seed) }] : [{ of: 'seed', text: seed }]
}

function hashes({ proof, mine }: Case): readonly Value[] {
  const seen: Value[] = mine?.entriesHash ? [{ of: 'seen', text: mine.entriesHash }] : []
  const published: Value = { of: 'published', text: proof.entriesHash ?? '' }
  return [...seen, published, { of: 'ofList', text: entriesHashOf(proof.entries) }, ...doublesIn(proof)]
}

function doublesIn({ entries }: DrawProofAnswer): readonly Value[] {
  const again = entries.find(({ orderNo }, at) => entries.findIndex(one => one.orderNo === orderNo) < at)
  return again ? [{ of: 'twice', orderNo: again.orderNo }] : []
}

function entries({ proof, mine }: Case): readonly Value[] {
  if (!mine) return []
  const { orderNo, lots, salt } = mine
  const listed = proof.entries.find(one => one.orderNo === orderNo)
  const sent: Value = { of: 'sent', orderNo, lots, salt }
  return [sent, listed ? { of: 'listed', orderNo, lots: listed.lots, salt: listed.salt } : { of: 'missing', orderNo }]
}

/** As many as are worth reading. */
const SOME = 3

function drawnOf({ serverSeed, entriesHash, beacon, entries, totalLots }: DrawProofAnswer): Map<string, number> {
  if (serverSeed === null || entriesHash === null || beacon === null) return new Map()
  return drawLots(entries, { seed: serverSeed, entriesHash, beacon, totalLots })
}

function winners({ proof, mine, told }: Case): readonly Value[] {
  const drawn = drawnOf(proof)
  const isOwn = ({ orderNo }: { orderNo: string }): boolean => orderNo === mine?.orderNo
  const held = proof.entries.map((one): Value & { of: 'won' } => {
    const right = drawn.get(one.orderNo) ?? 0
    const isLied = isOwn(one) && one.wonLots === right
    return { of: 'won', orderNo: one.orderNo, shown: isLied ? (told ?? one.wonLots) : one.wonLots, drawn: right }
  })
  const wrong = held.filter(one => one.shown !== one.drawn)
  return wrong.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a))).slice(0, SOME)
}

/** What one is asked to pay for is what was drawn. */
const isOtherThanTold = ({ proof, mine, told }: Case): boolean =>
  mine !== null && told !== null && proof.entries.some(one => one.orderNo === mine.orderNo && one.wonLots !== told)

export type Entry = DrawProofAnswer['entries'][number]
const byNumber = (a: Entry, b: Entry): number => (a.orderNo < b.orderNo ? -1 : Number(a.orderNo > b.orderNo))

const BESIDE = 2
/** How many stand there for who has no own one. */
const FIRST = 5

/** One's own with two each side; where it is missing those between which it belongs, for who did not apply the first ones. */
export function shownEntries({ entries }: DrawProofAnswer, orderNo: string | undefined): readonly Entry[] {
  const sorted = entries.toSorted(byNumber)
  if (orderNo === undefined) return sorted.slice(0, FIRST)
  const at = sorted.findIndex(one => one.orderNo >= orderNo)
  const from = Math.max(0, (at < 0 ? sorted.length : at) - BESIDE)
  return sorted.slice(from, from + 2 * BESIDE + 1)
}

export const lotsIn = ({ entries }: Pick<DrawProofAnswer, 'entries'>): number =>
  entries.reduce((all, { lots }) => all + lots, 0)

/** Both ends of a hash. */
export const shortHash = (hash: string): string => `${hash.slice(0, 6)}…${hash.slice(-6)}`

/** All that it takes to draw again elsewhere: the list, then its terms. @param heads of the columns, and of the terms */
export function proofLines(
  { entries, commitHash, serverSeed, entriesHash, beacon, totalLots }: DrawProofAnswer,
  heads: Readonly<{
    columns: readonly string[]
    terms: readonly [string, string, string, string, string]
    sample: string
  }>,
): readonly (readonly string[])[] {
  const [commitment, seed, hash, publicBeacon, total] = heads.terms
  return [
    heads.columns,
    ...entries
      .toSorted(byNumber)
      .map(one => [one.orderNo, String(one.lots), one.salt, String(one.wonLots ?? ''), one.sample ? heads.sample : '']),
    [],
    [commitment, commitHash],
    [seed, serverSeed ?? ''],
    [hash, entriesHash ?? ''],
    [publicBeacon, beacon ?? ''],
    [total, String(totalLots)],
  ]
}
