/** Keeps what each owner's lines add up to, by day and month, so that nobody adds up a history (sum-tables.ts). */
import { dayOf } from '../clock.ts'
import { HOUSE, type Leg } from './account.ts'
import type { Statements } from './books.ts'

/** An entry whose legs are added, or taken away again where it is forgotten. */
type Summed = { type: number; at: number; legs: readonly Leg[]; sign?: 1n | -1n }

/** Called with each entry, in its transaction: a rollback takes the sums back too. */
export function keepSums({ keepSum }: Pick<Statements, 'keepSum'>, { type, at, legs, sign = 1n }: Summed): void {
  const day = dayOf(at)
  for (const [owner, currency, kind, figures] of sharesOf(legs.filter(hasSums)))
    keepSum.run(owner, day, `m${day.slice(0, 7)}`, currency, kind, type, ...figures.map(figure => figure * sign))
}

/** Of the house only what it pays yields from. */
const hasSums = ({ owner, kind }: Leg) => owner !== HOUSE || kind === 'yield'

/** Figures in the order of FIGURES. */
type Share = [owner: string, currency: string, kind: string, figures: bigint[]]

/** An entry's legs by owner, currency and kind, and what it moved between them, if anything, under no kind. */
function sharesOf(legs: readonly Leg[]): Share[] {
  const moneys = Map.groupBy(legs, ({ owner, currency }) => `${owner}|${currency}`)
  return [...moneys.values()].flatMap((own): Share[] => {
    const { owner, currency } = own[0] as Leg
    const kinds = Map.groupBy(own, ({ kind }) => kind)
    const shares = [...kinds].map(([kind, some]): Share => [owner, currency, kind, figuresOf(some)])
    const moved = movedBy(own)
    return moved > 0n ? [...shares, [owner, currency, '', [0n, 0n, 0n, 0n, 0n, 0n, ...split([moved])]]] : shares
  })
}

function figuresOf(legs: readonly Leg[]): bigint[] {
  const [plus, minus] = bySign(legs)
  return [BigInt(plus.length), BigInt(minus.length), ...split(plus), ...split(minus), ...split([movedBy(legs)])]
}

const bySign = (legs: readonly Leg[]): [plus: bigint[], minus: bigint[]] => {
  const minors = legs.map(({ minor }) => minor)
  return [minors.filter(minor => minor > 0n), minors.filter(minor => minor < 0n)]
}

/** What left some of the legs and came to others. */
function movedBy(legs: readonly Leg[]): bigint {
  const [plus, minus] = bySign(legs).map(minors => minors.reduce((sum, minor) => sum + minor, 0n)) as [bigint, bigint]
  return plus + minus > 0n ? -minus : plus
}

const WHOLE = 100_000_000n

const split = (minors: readonly bigint[]): [whole: bigint, minor: bigint] => [
  minors.reduce((sum, minor) => sum + minor / WHOLE, 0n),
  minors.reduce((sum, minor) => sum + (minor % WHOLE), 0n),
]

/** A kept sum in minor units. */
export const joined = (whole: bigint, minor: bigint): bigint => whole * WHOLE + minor
