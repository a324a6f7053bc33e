import { whoIsHere } from './port.ts'
import { randomHex } from './random.ts'

/** By the id of an order: whether whoever its sheet was opened for is still here. */
const here = new Map<string, () => boolean>()

/** A fresh id for one order: made when the confirm sheet opens, kept for "Try again". 32 hex digits, 128 random bits. */
export function newOrderId(): string {
  const id = randomHex(16)
  here.set(id, whoIsHere())
  return id
}

/** False where the order's sheet was opened for somebody else than who is signed in now. */
export const isTheirs = (id: string): boolean => here.get(id)?.() ?? true
