/** Values of a refusal as a screen may use them: no schema has read them, and another server may mean something else by a name. */
import * as v from 'valibot'
import { positive, time } from './scalars.ts'

/** A moment in the server's writing; undefined where it is none. */
export const timeIn = (value: unknown): string | undefined => (v.is(time, value) ? value : undefined)

/** A price, a rate or odds, above zero; undefined where it is none. */
export const decimalIn = (value: unknown): string | undefined => {
  const read = v.safeParse(positive, value)
  return read.success ? read.output : undefined
}
