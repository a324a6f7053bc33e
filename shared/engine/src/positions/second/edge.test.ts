/** The house's edge is what the odds and the markup say, and nothing else: players over the real process. */
import { expect, test } from '@jest/globals'
import { askPremium, big, optionPayoff, type SecondResult, type Side, secondResult } from '@shared/money'
import { spec } from '../../../../sandbox/src/testing/market/market.ts'
import { lots, rounds, seed } from '../../../../testing/src/soak.ts'
import { record, toDecimal } from '../../market/points.ts'
import { growth, shock, step } from '../../market/process.ts'
import { createSeeds } from '../../market/seeds.ts'
import type { SymbolSpec } from '../../market/symbols.ts'
import { MARKUP, volatilityOf } from '../worth/option/terms.ts'

type Player = 'always rise' | 'always fall' | 'momentum' | 'mean reversion'
const players: readonly Player[] = ['always rise', 'always fall', 'momentum', 'mean reversion']

/** What each bets on, who has seen where the price went before. */
const bets: Record<Player, (rose: boolean) => Side> = {
  'always rise': () => 'long',
  'always fall': () => 'short',
  momentum: rose => (rose ? 'long' : 'short'),
  'mean reversion': rose => (rose ? 'short' : 'long'),
}

const draw = lots()
/** Seeds of this run. */
const seeds = createSeeds(
  Array.from({ length: 8 }, () =>
    draw(2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join(''),
)
const monday = Date.UTC(2026, 10, 23, 2) / 1000

/** Prices as they are recorded, one a stretch. */
function* course(symbol: SymbolSpec, stretches: number, next: (price: number, index: number) => number) {
  let exact = Number(symbol.reference)
  for (let index = 0; index <= stretches; index++) {
    yield toDecimal(record(exact, symbol.pricePrecision), symbol.pricePrecision)
    exact = next(exact, index)
  }
}

/** Second by second, thirty at a time. */
const halfMinutes = (symbol: SymbolSpec, many: number) =>
  course(symbol, many, (price, index) => {
    let moved = price
    for (let second = 1; second <= 30; second++) {
      const at = monday + index * 30 + second
      moved = step(symbol, seeds.at(at), moved, at)
    }
    return moved
  })

function sharesOf(prices: Iterable<string>): Record<Player, { won: number; decided: number }> {
  const tally = Object.fromEntries(players.map(player => [player, { won: 0, decided: 0 }])) as ReturnType<
    typeof sharesOf
  >
  let [before, open] = ['', '']
  for (const close of prices) {
    if (before)
      for (const player of players) count(tally[player], secondResult(sideOf(player, before, open), open, close))
    before = open
    open = close
  }
  return tally
}

const sideOf = (player: Player, before: string, now: string) => bets[player](big(now).gt(before))

function count(tally: { won: number; decided: number }, result: SecondResult): void {
  if (result === 'win') tally.won++
  if (result !== 'tie') tally.decided++
}

/** Coins alone never rest: each half minute of the course is traded. Fewer would leave the band by chance. */
const ROUNDS = Math.max(40_000, rounds(400_000))

test(`of ${ROUNDS} second contracts whoever bets wins 48.5 to 51.5 % of those decided (SEED=${seed})`, () => {
  const tally = sharesOf(halfMinutes(spec('BTCUSDT'), ROUNDS))
  for (const player of players) {
    const { won, decided } = tally[player]
    expect([player, decided > ROUNDS * 0.9]).toEqual([player, true])
    expect(won / decided).toBeGreaterThan(0.485)
    expect(won / decided).toBeLessThan(0.515)
  }
})

const HOUR = 3600
/** Fewer would leave the bands by chance. */
const OPTIONS = Math.max(100_000, rounds(1_000_000))

/** Where each of so many hours ends that begin at the reference: by the process's own growth over a longer stretch. */
function* hours(symbol: SymbolSpec, many: number) {
  const price = Number(symbol.reference)
  for (let index = 0; index < many; index++) {
    const at = monday + index * HOUR
    const exact = price * Math.exp(growth(symbol.sigma, HOUR, shock(symbol, seeds.at(at), at)))
    yield toDecimal(record(exact, symbol.pricePrecision), symbol.pricePrecision)
  }
}

/** What each has back, of options at the money. */
function payoffsOf(symbol: SymbolSpec, many: number): Record<Player, number> {
  const back = Object.fromEntries(players.map(player => [player, 0])) as Record<Player, number>
  const { reference } = symbol
  let before = reference
  for (const close of hours(symbol, many)) {
    for (const player of players)
      back[player] += Number(optionPayoff(sideOf(player, reference, before), '1', reference, close))
    before = close
  }
  return back
}

const FAIR_SHARE = 1 / 1.02
const within = (share: number, band: number) => expect(Math.abs(share - FAIR_SHARE)).toBeLessThan(band)

test(`of ${OPTIONS} options whoever buys gets back 1/1.02 of the premium: each to 2.5 %, rise and fall together to 1 % (SEED=${seed})`, () => {
  const symbol = spec('BTCUSDT')
  const { reference: price, reference: strike } = symbol
  const terms = { price, strike, volatility: volatilityOf(symbol), seconds: HOUR }
  const paid = OPTIONS * Number(askPremium({ ...terms, side: 'long' }, MARKUP))
  expect(OPTIONS * Number(askPremium({ ...terms, side: 'short' }, MARKUP))).toBe(paid)
  const back = payoffsOf(symbol, OPTIONS)
  for (const player of players) within(back[player] / paid, 0.025)
  within((back['always rise'] + back['always fall']) / (2 * paid), 0.01)
})
