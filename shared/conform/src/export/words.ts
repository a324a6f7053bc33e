/** What JSON Schema has no words for: the scalars of the contract, whose text is looked at after it was brought into one form. */
import { serverTimeCall, settingCall } from '@shared/contract'
import { pushStateCall } from '@shared/contract/calls/push'
import { decimal, flag, id, int, places, positive, time } from '@shared/contract/scalars'
import type { Node } from '../inspect.ts'

export type Json = Record<string, unknown>

const digits = String.raw`^-?\d{1,15}$`
const money = String.raw`^-?\d{1,24}(\.\d{1,18})?$`
/** Beyond it a number is written with an exponent. */
const BOUND = { exclusiveMinimum: -1e21, exclusiveMaximum: 1e21 }

/** By name, as `#/…/decimal`. */
export const scalars: Readonly<Record<string, { schema: Node; says: Json }>> = {
  decimal: {
    schema: decimal,
    says: {
      type: ['string', 'number'],
      pattern: money,
      ...BOUND,
      examples: ['12.50'],
      description:
        'A decimal without exponent, as a text: "12.50". A JSON number is read too, but loses digits beyond the fifteenth. Spaces around it and zeros before it are passed over.',
    },
  },
  positive: {
    schema: positive,
    says: {
      type: ['string', 'number'],
      pattern: String.raw`^\d{1,24}(\.\d{1,18})?$`,
      exclusiveMinimum: 0,
      exclusiveMaximum: 1e21,
      examples: ['1.5'],
      description:
        'A decimal above zero. "1.50", "01.5" and 1.5 are the same value: an order that comes again under its id may be spelt otherwise.',
    },
  },
  int: {
    schema: int,
    says: {
      type: ['integer', 'string'],
      pattern: digits,
      minimum: Number.MIN_SAFE_INTEGER,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'A whole number, also as a text; bounds hold for both.',
    },
  },
  places: {
    schema: places,
    says: {
      type: ['integer', 'string'],
      pattern: String.raw`^(\d|1[0-8])$`,
      minimum: 0,
      maximum: 18,
      description: 'Places after the point, 0 to 18.',
    },
  },
  flag: { schema: flag, says: { enum: [true, false, 'true', 'false', '1', '0', 1, 0], description: 'True or false.' } },
  time: {
    schema: time,
    says: {
      type: 'string',
      pattern: String.raw`^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$`,
      examples: ['2026-11-25 10:00:00'],
      description:
        '"yyyy-MM-dd HH:mm:ss", eight hours ahead of UTC, and a time that a calendar has: "0000-00-00 00:00:00" is none.',
    },
  },
  id: {
    schema: id,
    says: {
      type: ['string', 'number'],
      minLength: 1,
      maxLength: 64,
      minimum: Number.MIN_SAFE_INTEGER,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'Whatever names a row. A number counts as its text; one of more than fifteen digits must be a text.',
    },
  },
}

/** What a transformation makes of a value, by the schema that it stands in: a new one without words is refused. */
export const transformed = new Map<unknown, string>([
  [serverTimeCall.output, 'Epoch milliseconds; also as a text, or as "yyyy-MM-dd HH:mm:ss" eight hours ahead of UTC.'],
  [numberIn(settingCall.output), 'A number counts as its text.'],
  [pushStateCall.output.entries.kinds, 'Names that the app does not know are passed over.'],
])

function numberIn(setting: Node): unknown {
  return (setting.wrapped?.options as readonly Node[] | undefined)?.find(({ pipe }) => pipe)
}

/** Of what only decorates. */
export const DECORATES = 'Only shown: it may be absent or null, and of another kind it is passed over.'
