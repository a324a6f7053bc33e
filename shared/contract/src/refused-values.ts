/** Values of a refusal as a screen may use them: no schema has read them, and another server may mean something else by a name. */
import * as v from 'valibot'
import { positive } from './scalars.ts'

/** A price, a rate or odds, above zero; undefined where it is none. */
export const decimalIn = (value: unknown): string | undefined => {
  const read = v.safeParse(positive, value)
  return read.success ? read.output : undefined
}
