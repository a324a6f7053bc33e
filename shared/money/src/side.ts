/** Which way a position bets: s = +1 long, -1 short in the formulas. */
import { type Big, big, type Num } from './big.ts'

export type Side = 'long' | 'short'

export type MarginMode = 'isolated' | 'cross'

/** The side of the order that closes a position. */
export const opposite = (side: Side): Side => (side === 'long' ? 'short' : 'long')

/** s·x */
export const signed = (side: Side, value: Num): Big => (side === 'long' ? big(value) : big(value).neg())
