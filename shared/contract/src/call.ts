/** How a call is declared: once, for the phone and the server alike. */
import * as v from 'valibot'
import { clientOrderId } from './envelope.ts'
import type { Feature } from './features.ts'
import type { Opening } from './openings.ts'
import { int } from './scalars.ts'
import type { Topic } from './topics.ts'

export type Owner = 'shell' | 'trade' | 'invest' | 'wallet' | 'account' | 'content'

/** One row of the table of calls. */
export type Row = {
  method: 'GET' | 'POST'
  /** As the specification writes it; `{id}` is taken from the input. */
  path: string
  /** optional: a token changes the answer · token: without one the answer is 401. */
  auth: 'none' | 'optional' | 'token'
  owner: Owner
  /** Set on extensions: where config.json does not list it, the call is not there. */
  feature?: Feature
  answers: string
  /** Sent as multipart or plain JSON instead of the encrypted body. */
  plain?: true
  /** What its answer tells of. */
  reads?: readonly Topic[]
  /** What is other afterwards: every answer that tells of it is asked for anew. */
  changes?: readonly Topic[]
  /** The answer is words in the language that it was asked in. */
  worded?: true
  /** It costs the server much more than most, always or where one of these fields is given: one may ask less often. Not sent. */
  dear?: true | readonly string[]
}

type Fields = v.ObjectEntries

/** A row with its shapes: served by the sandbox, callable on the phone. */
export type Call<I extends v.GenericSchema = v.GenericSchema, O extends v.GenericSchema = v.GenericSchema> = Row & {
  input: I
  output: O
  /** An order: its input carries clientOrderId and deadline. */
  order: boolean
  /** Of an order: the list that knows what came of it by its clientOrderId, where the answer is lost. */
  foundBy?: PagedCall
  /** Of an order: which of its fields the list must be given too, e.g. whose account it is of. */
  foundWithin?: readonly string[]
  /** Of an order: what it may begin. */
  opens?: readonly Opening[]
}

/** A list, page by page. */
export type PagedCall = Call<
  v.GenericSchema,
  v.GenericSchema<unknown, { records: unknown[]; current: number; pages: number }>
>

/** An order with the list that finds it. */
export type OrderCall<I extends v.GenericSchema = v.GenericSchema, O extends v.GenericSchema = v.GenericSchema> = Call<
  I,
  O
> & { foundBy: PagedCall }

/** Both fields that make an order safe to repeat: its id, and the server time (ms) after which it is refused. */
export const orderFields = { clientOrderId, deadline: v.optional(int) }

/** A call that is used or served. @example defineCall({ method: 'GET', …, input: {}, output: profile }) */
export function defineCall<I extends Fields, O extends v.GenericSchema>(
  row: Row & { input: I; output: O; order?: false },
): Call<v.ObjectSchema<I, undefined>, O>
/** An order: adds `clientOrderId` and `deadline` to the input. @param row.foundBy a list that takes a clientOrderId @param row.opens what own limits and breaks hold it to */
export function defineCall<I extends Fields, O extends v.GenericSchema>(
  row: Row & {
    input: I
    output: O
    order: true
    foundBy: PagedCall
    foundWithin?: readonly (keyof I & string)[]
    opens: readonly Opening[]
    changes: readonly Topic[]
  },
): OrderCall<v.ObjectSchema<I & typeof orderFields, undefined>, O>
export function defineCall(
  row: Row & {
    input: Fields
    output: v.GenericSchema
    order?: boolean
    foundBy?: PagedCall
    foundWithin?: readonly string[]
  },
): Call {
  const order = row.order ?? false
  return { ...row, order, input: v.object(order ? { ...row.input, ...orderFields } : row.input) }
}

/** What the caller gives. */
export type InputOf<C extends Call> = v.InferInput<C['input']>
/** What the server works with, once parsed. */
export type ParsedInputOf<C extends Call> = v.InferOutput<C['input']>
/** What the caller gets. */
export type OutputOf<C extends Call> = v.InferOutput<C['output']>

/** True where a row has its shapes. */
export const isCall = (row: Row): row is Call => 'input' in row

/** Rows of calls that are neither served nor used yet; the path follows the prefix. */
export const rowsOf =
  (owner: Owner, prefix = '') =>
  (method: Row['method'], path: string, auth: Row['auth'], answers: string, feature?: Feature): Row => ({
    method,
    path: prefix + path,
    auth,
    owner,
    answers,
    ...(feature && { feature }),
  })
