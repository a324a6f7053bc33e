import { big, max, min } from '@shared/money/big'
import type { Decimal } from '@shared/money/decimal'

export interface Step {
  by: Decimal
  least?: Decimal | undefined
  most?: Decimal | undefined
}

/** The value one step further (`1`) or back (`-1`), within its limits; from nothing, the least. */
export function stepped(value: Decimal | '', { by, least, most }: Step, way: 1 | -1): Decimal {
  const from = big(value === '' ? '0' : value)
  let next = way === 1 ? from.plus(by) : from.minus(by)
  if (most !== undefined) next = min(next, most)
  if (least !== undefined) next = max(next, least)
  return next.toString()
}
