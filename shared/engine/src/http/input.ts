/** Reads a call's input by its schema. */
import type { Call } from '@shared/contract'
import { getDotPath, safeParse } from 'valibot'
import { refuse } from '../refusals/refuse.ts'

/** @throws Refused field-invalid with the name of the first field at fault */
export function readInput(call: Call, given: Record<string, unknown>): unknown {
  const read = safeParse(call.input, given, { abortEarly: true })
  if (read.success) return read.output
  return refuse('field-invalid', { field: getDotPath(read.issues[0]) ?? 'input' })
}

/** Query strings carry texts only: an empty one says nothing. */
export const withoutEmpty = (query: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''))
