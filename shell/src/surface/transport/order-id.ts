import { randomHex } from './random.ts'

/** A fresh id for one order: made when the confirm sheet opens, kept for "Try again". 32 hex digits, 128 random bits. */
export const newOrderId = (): string => randomHex(16)
