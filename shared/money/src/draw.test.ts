import { createHash } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { rounds, seed as runSeed } from '../../testing/src/soak.ts'
import {
  checkDraw,
  commitmentOf,
  Draw,
  type DrawEntry,
  type DrawProof,
  type DrawWitness,
  drawLots,
  EntriesHash,
  entriesHashOf,
} from './draw.ts'
import { fingerprint, promise, type Ticket, winners } from './testing/second-draw.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest()

/** Numbers below a limit, the same for the same name. */
function luck(name: string): (below: number) => number {
  let nth = 0
  return below => sha256(`${name}/${nth++}`).readUInt32BE() % below
}

const ticketsOf = (name: string): Ticket[] => {
  const below = luck(name)
  return Array.from({ length: below(12) }, (_, at): Ticket => [`I${at}${name}`, 1 + below(10), `salt-${below(1e9)}`])
}
const asEntry = ([orderNo, lots, salt]: Ticket): DrawEntry => ({ orderNo, lots, salt })

const draws = rounds(1000)
test(`${draws} draws by two hands are equal: promise, list and every winner (seed ${runSeed})`, () => {
  for (let nth = 0; nth < draws; nth++) {
    const name = `${runSeed}-${nth}`
    const [tickets, seed] = [ticketsOf(name), sha256(`seed ${name}`)]
    const entries = tickets.map(asEntry)
    const beacon = nth % 3 ? '' : sha256(name).toString('hex')
    const totalLots = 1 + (nth % 40)
    const entriesHash = fingerprint(tickets)
    expect([commitmentOf(seed.toString('hex')), entriesHashOf(entries)]).toEqual([promise(seed), entriesHash])
    const won = drawLots(entries, { seed: seed.toString('hex'), entriesHash, beacon, totalLots })
    expect(entries.map(({ orderNo }) => won.get(orderNo))).toEqual(winners(tickets, seed, beacon, totalLots))
  }
})

test('a list and a draw that come a part at a time are those of the whole', () => {
  for (let nth = 0; nth < draws; nth++) {
    const below = luck(`${runSeed} parts ${nth}`)
    const all = ticketsOf(`${runSeed}-${nth}`).map(asEntry)
    const inOrder = all.toSorted((a, b) => (`${a.orderNo}|` < `${b.orderNo}|` ? -1 : 1))
    const terms = { seed: 'ab'.repeat(32), entriesHash: entriesHashOf(all), beacon: '', totalLots: 1 + below(40) }
    const [hash, draw] = [new EntriesHash(), new Draw(terms)]
    for (let left = inOrder; left.length > 0; ) {
      const size = 1 + below(4)
      for (const part of [hash, draw]) part.add(left.slice(0, size))
      left = left.slice(size)
    }
    const whole = [...drawLots(all, terms)].filter(([, won]) => won > 0)
    expect([hash.hex(), draw.won()]).toEqual([terms.entriesHash, new Map(whole)])
  }
})

const entries: DrawEntry[] = [
  { orderNo: 'IB', lots: 4, salt: 'mine' },
  { orderNo: 'IA', lots: 10, salt: 'theirs' },
]
const seed = 'ab'.repeat(32)

test('a draw that anybody can follow with a pocket calculator of hashes', () => {
  expect(commitmentOf(seed)).toBe(createHash('sha256').update(Buffer.alloc(32, 0xab)).digest('hex'))
  expect(entriesHashOf(entries)).toBe(sha256('IA|10|theirs\nIB|4|mine').toString('hex'))
})

test.each([
  [20, [4, 10]],
  [14, [4, 10]],
])('where there are lots enough (%i for 14) everybody has all of theirs', (totalLots, all) => {
  const won = drawLots(entries, { seed, entriesHash: entriesHashOf(entries), beacon: '', totalLots })
  expect([won.get('IB'), won.get('IA')]).toEqual(all)
})

test('where there are too few exactly so many win, whatever order the list is in', () => {
  const terms = { seed, entriesHash: entriesHashOf(entries), beacon: '', totalLots: 6 }
  const won = drawLots(entries, terms)
  expect((won.get('IA') ?? 0) + (won.get('IB') ?? 0)).toBe(6)
  expect(drawLots(entries.toReversed(), terms)).toEqual(won)
})

describe('what the phone checks', () => {
  const entriesHash = entriesHashOf(entries)
  const totalLots = 6
  const won = drawLots(entries, { seed, entriesHash, beacon: '', totalLots })
  const drawn = entries.map(entry => ({ ...entry, wonLots: won.get(entry.orderNo) ?? 0 }))
  const honest: DrawProof = {
    ...{ commitHash: commitmentOf(seed), serverSeed: seed, entriesHash, entries: drawn, beacon: '', totalLots },
  }
  const mine: DrawWitness = { orderNo: 'IB', lots: 4, salt: 'mine', commitHash: honest.commitHash }
  const green = { commitment: 'holds', list: 'holds', own: 'holds', winners: 'holds' }
  /** Consistent in itself: all is drawn anew with it. */
  const redrawn = (change: { seed?: string; entries?: DrawEntry[] }): DrawProof => {
    const [other, list] = [change.seed ?? seed, change.entries ?? entries]
    const hash = entriesHashOf(list)
    const result = drawLots(list, { seed: other, entriesHash: hash, beacon: '', totalLots })
    const rows = list.map(entry => ({ ...entry, wonLots: result.get(entry.orderNo) ?? 0 }))
    return { ...honest, commitHash: commitmentOf(other), serverSeed: other, entriesHash: hash, entries: rows }
  }

  test('an honest draw holds in all four', () => expect(checkDraw(honest, mine)).toEqual(green))

  test('an exchange that draws with another seed, and promises it afterwards, is found by what the phone kept', () => {
    expect(checkDraw(redrawn({ seed: 'cd'.repeat(32) }), mine)).toEqual({ ...green, commitment: 'fails' })
    expect(checkDraw({ ...honest, serverSeed: 'no seed' }, mine)).toMatchObject({ commitment: 'fails' })
  })

  test('a list that was changed since it was frozen is found: a salt of somebody else, an entry more, one twice', () => {
    const [own, other] = drawn
    if (!own || !other) throw new Error('There are two')
    const salted = { ...honest, entries: [own, { ...other, salt: 'another' }] }
    expect(checkDraw(salted, mine)).toEqual({ ...green, list: 'fails' })
    const more = [...drawn, { orderNo: 'IC', lots: 1, salt: 'x', wonLots: 0 }]
    expect(checkDraw({ ...honest, entries: more }, mine).list).toBe('fails')
    expect(checkDraw({ ...honest, entriesHash: entriesHashOf([own, own]), entries: [own, own] }, mine).list).toBe(
      'fails',
    )
    const added = redrawn({ entries: [...entries, { orderNo: 'IC', lots: 1, salt: 'x' }] })
    expect(checkDraw(added, { ...mine, entriesHash }).list).toBe('fails')
  })

  test('an exchange that leaves me out, or writes me down otherwise, is found, however well all else fits', () => {
    const theirs = entries.filter(({ orderNo }) => orderNo !== 'IB')
    const fewer = { ...mine, lots: 3 }
    expect(checkDraw(redrawn({ entries: theirs }), mine)).toEqual({ ...green, own: 'fails' })
    expect(checkDraw(redrawn({ entries: [...theirs, fewer] }), mine)).toEqual({ ...green, own: 'fails' })
    expect(checkDraw(redrawn({ entries: [...theirs, { ...mine, salt: 'other' }] }), mine)).toEqual({
      ...green,
      own: 'fails',
    })
  })

  test('winners that were not drawn are found', () => {
    const swapped = drawn.map(row => ({ ...row, wonLots: row.wonLots + (row.orderNo === 'IA' ? 1 : -1) }))
    expect(checkDraw({ ...honest, entries: swapped }, mine)).toEqual({ ...green, winners: 'fails' })
    const none = drawn.map(row => ({ ...row, wonLots: null }))
    expect(checkDraw({ ...honest, entries: none }, mine)).toEqual({ ...green, winners: 'fails' })
  })

  test('what is not public yet is open; without an application of one’s own the third stays so', () => {
    const before = { ...honest, serverSeed: null, beacon: null, entriesHash: null, entries: [] }
    const open = { commitment: 'open', list: 'open', own: 'open', winners: 'open' }
    expect(checkDraw(before, mine)).toEqual(open)
    expect(checkDraw({ ...honest, serverSeed: null, beacon: null }, mine)).toEqual({
      ...green,
      commitment: 'open',
      winners: 'open',
    })
    expect(checkDraw(honest, null)).toEqual({ ...green, own: 'open' })
  })
})
