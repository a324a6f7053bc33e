/**
 * The draw of a token offering, and its proof (docs/rules/invest.md#the-draw): the exchange draws and the phone checks by this
 * one function. Loaded where a draw is asked for alone: its hashes are a library.
 */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** One application, as it stands in the public list. */
export interface DrawEntry {
  orderNo: string
  lots: number
  /** Chosen by whoever applied: no operator knows it before. */
  salt: string
}

export interface DrawTerms {
  /** 32 bytes, hex. */
  seed: string
  /** Of the frozen list, hex. */
  entriesHash: string
  /** Public randomness that was named beforehand; "" where there is none. */
  beacon: string
  totalLots: number
}

const sha256Hex = (bytes: Uint8Array): string => bytesToHex(sha256(bytes))

/** Public before anybody applies. */
export const commitmentOf = (seed: string): string => sha256Hex(hexToBytes(seed))

const lineOf = ({ orderNo, lots, salt }: DrawEntry): string => `${orderNo}|${lots}|${salt}`

/** The hash of a list, with a line feed between its lines. Entries come a part at a time, in the order of their lines. */
export class EntriesHash {
  readonly #hash = sha256.create()
  #feed = ''

  add(entries: readonly DrawEntry[]): void {
    for (const entry of entries) {
      this.#hash.update(utf8ToBytes(this.#feed + lineOf(entry)))
      this.#feed = '\n'
    }
  }

  /** Once. */
  hex(): string {
    return bytesToHex(this.#hash.digest())
  }
}

export function entriesHashOf(entries: readonly DrawEntry[]): string {
  const hash = new EntriesHash()
  hash.add([...entries].sort((a, b) => compareText(lineOf(a), lineOf(b))))
  return hash.hex()
}

interface Lot {
  orderNo: string
  nth: number
  score: string
}

/** Lots of equal score would be told apart by their names, so that nobody has to choose. */
const byScore = (a: Lot, b: Lot): number =>
  compareText(a.score, b.score) || compareText(a.orderNo, b.orderNo) || a.nth - b.nth

const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/**
 * A draw that takes its entries a part at a time, in any order. It keeps as many lots as there are to have, so what a part
 * costs does not grow with the people who applied.
 */
export class Draw {
  readonly #key: Uint8Array
  readonly #total: number
  #lowest: Lot[] = []

  constructor({ seed, entriesHash, beacon, totalLots }: DrawTerms) {
    this.#key = sha256(utf8ToBytes(seed + entriesHash + beacon))
    this.#total = totalLots
  }

  add(entries: readonly DrawEntry[]): void {
    const lots = entries.flatMap(entry => lotsOf(this.#key, entry)).sort(byScore)
    // the sort finds two sorted runs, and merges them
    this.#lowest = [...this.#lowest, ...lots].sort(byScore).slice(0, this.#total)
  }

  /** How many lots each application wins; the map leaves out who wins none. */
  won(): Map<string, number> {
    const won = new Map<string, number>()
    for (const { orderNo } of this.#lowest) won.set(orderNo, (won.get(orderNo) ?? 0) + 1)
    return won
  }
}

const lotsOf = (key: Uint8Array, { orderNo, lots }: DrawEntry): Lot[] =>
  Array.from({ length: lots }, (_, at) => ({ orderNo, nth: at + 1, score: scoreOf(key, orderNo, at + 1) }))

/** How many lots each application wins: the lowest scores do, as many as there are to have. */
export function drawLots(entries: readonly DrawEntry[], terms: DrawTerms): Map<string, number> {
  const draw = new Draw(terms)
  draw.add(entries)
  return new Map([...entries.map(({ orderNo }) => [orderNo, 0] as const), ...draw.won()])
}

const scoreOf = (key: Uint8Array, orderNo: string, nth: number): string =>
  bytesToHex(hmac(sha256, key, utf8ToBytes(`${orderNo}:${nth}`)))

/** What the exchange shows of a draw; what is not public yet is null. */
export interface DrawProof {
  commitHash: string
  serverSeed: string | null
  entriesHash: string | null
  entries: readonly (DrawEntry & { wonLots: number | null })[]
  beacon: string | null
  totalLots: number
}

/** What the phone kept of its own as it applied. */
export interface DrawWitness extends DrawEntry {
  commitHash: string
  /** As it was read before the draw, if it was. */
  entriesHash?: string | undefined
}

/** open: what it takes is not public yet, or there is no application of one's own. */
export type DrawCheck = 'holds' | 'fails' | 'open'

const said = (holds: boolean): DrawCheck => (holds ? 'holds' : 'fails')

/**
 * commitment: the seed is the one that was promised before anybody applied · list: it is the one that was frozen · own: my
 * application is in it as I made it · winners: drawing again gives the same
 */
export interface DrawChecks {
  commitment: DrawCheck
  list: DrawCheck
  own: DrawCheck
  winners: DrawCheck
}

/** Each by itself, in the order in which they are told. */
export const drawChecks: Readonly<Record<keyof DrawChecks, (proof: DrawProof, mine: DrawWitness | null) => DrawCheck>> =
  { commitment: checkCommitment, list: checkList, own: checkOwn, winners: checkWinners }

export const checkDraw = (proof: DrawProof, mine: DrawWitness | null): DrawChecks => ({
  commitment: checkCommitment(proof, mine),
  list: checkList(proof, mine),
  own: checkOwn(proof, mine),
  winners: checkWinners(proof),
})

function checkCommitment({ commitHash, serverSeed }: DrawProof, mine: DrawWitness | null): DrawCheck {
  if (mine && mine.commitHash !== commitHash) return 'fails'
  if (serverSeed === null) return 'open'
  return said(isSeed(serverSeed) && commitmentOf(serverSeed) === commitHash)
}

/** What is no seed must not end the check with an error. */
const isSeed = (seed: string): boolean => /^[0-9a-f]{64}$/.test(seed)

function checkList({ entriesHash, entries }: DrawProof, mine: DrawWitness | null): DrawCheck {
  if (entriesHash === null) return 'open'
  if (mine?.entriesHash && mine.entriesHash !== entriesHash) return 'fails'
  return said(entriesHashOf(entries) === entriesHash && isWithoutDoubles(entries))
}

const isWithoutDoubles = (entries: readonly DrawEntry[]): boolean =>
  new Set(entries.map(({ orderNo }) => orderNo)).size === entries.length

function checkOwn({ entriesHash, entries }: DrawProof, mine: DrawWitness | null): DrawCheck {
  if (entriesHash === null || !mine) return 'open'
  return said(
    entries.some(({ orderNo, lots, salt }) => orderNo === mine.orderNo && lots === mine.lots && salt === mine.salt),
  )
}

/** With the hash as it is shown: what is wrong with the list is the second check's to say. */
function checkWinners({ serverSeed, entriesHash, entries, beacon, totalLots }: DrawProof): DrawCheck {
  if (serverSeed === null || entriesHash === null || beacon === null) return 'open'
  if (!isSeed(serverSeed)) return 'fails'
  const won = drawLots(entries, { seed: serverSeed, entriesHash, beacon, totalLots })
  return said(entries.every(({ orderNo, wonLots }) => won.get(orderNo) === wonLots))
}
