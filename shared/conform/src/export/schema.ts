/**
 * Schemas of the contract as JSON Schema (draft 2020-12). Written for what the contract is made of: the converter of
 * valibot's own makers says nothing of what follows a transformation, which is where most of the contract's scalars begin,
 * and asks for fields that may be left out. A kind that is not known here is refused, so that nothing is lost in silence.
 */
import type { Node } from '../inspect.ts'
import { wordsOfFields } from './comments.ts'
import { DECORATES, type Json, scalars, transformed } from './words.ts'

/** Where a scalar is described, by its name. */
export type Refer = (name: string) => string

type Action = {
  kind: string
  type: string
  requirement?: unknown
  message?: unknown
  metadata?: { codes?: Record<string, number> }
}

export const jsonSchemaOf =
  (refer: Refer) =>
  (schema: Node): Json => {
    const said = scalarOf(refer, schema) ?? (schema.pipe ? pipeOf(refer, schema) : plainOf(refer, schema))
    return 'fallback' in schema ? describe(said, DECORATES) : said
  }

function scalarOf(refer: Refer, { pipe }: Node): Json | undefined {
  const found = Object.entries(scalars).find(([, { schema }]) => pipe !== undefined && schema.pipe === pipe)
  return found && { $ref: refer(found[0]) }
}

function describe(said: Json, words: string): Json {
  const description = [said.description, sentence(words)].filter(Boolean).join(' ')
  return { ...said, ...(description && { description }) }
}

const sentence = (words: string) => (words === '' || words.endsWith('.') ? words : `${words}.`)

function plainOf(refer: Refer, schema: Node): Json {
  const of = jsonSchemaOf(refer)
  const { type, entries = {}, item, items = [], wrapped, options = [], key, value } = schema
  switch (type) {
    case 'string':
    case 'number':
    case 'boolean':
      return { type }
    case 'unknown':
      return {}
    case 'literal':
      return { const: schema.literal }
    case 'picklist':
      return { enum: options }
    case 'array':
      return { type, items: item ? of(item) : {} }
    case 'tuple':
      return { type: 'array', prefixItems: items.map(of), minItems: items.length }
    case 'object':
    case 'loose_object':
      return objectOf(of, entries)
    case 'record':
      return { type: 'object', ...(key && { propertyNames: of(key) }), additionalProperties: value ? of(value) : {} }
    case 'union':
      return { anyOf: (options as Node[]).map(of) }
    case 'optional':
      return wrapped ? of(wrapped) : {}
    case 'nullish':
    case 'nullable':
      return { anyOf: [wrapped ? of(wrapped) : {}, { type: 'null' }] }
    default:
      throw new Error(`A schema of the kind "${type}" has no words here: add it to export/schema.ts`)
  }
}

const mayBeLeftOut = (schema: Node): boolean =>
  'fallback' in schema || schema.type === 'optional' || schema.type === 'nullish'

/** More fields than these may come: they are passed over. */
function objectOf(of: (schema: Node) => Json, entries: Record<string, Node>): Json {
  const required = Object.keys(entries).filter(name => !mayBeLeftOut(entries[name] as Node))
  const words = wordsOfFields(Object.keys(entries))
  const described = ([name, schema]: [string, Node]) => [name, describe(of(schema), words[name] ?? '')]
  const properties = Object.fromEntries(Object.entries(entries).map(described))
  return { type: 'object', properties, ...(required.length > 0 && { required }) }
}

function pipeOf(refer: Refer, schema: Node): Json {
  const [first, ...actions] = schema.pipe as [Node, ...Action[]]
  return actions.reduce((said, action) => acted(schema, said, action), jsonSchemaOf(refer)(first))
}

/** A bound of a text of digits is told in words: JSON Schema counts with numbers alone. */
function acted(schema: Node, said: Json, { type, requirement, message, metadata, ...action }: Action): Json {
  const ofList = said.type === 'array'
  switch (type) {
    case 'min_length':
      return { ...said, [ofList ? 'minItems' : 'minLength']: requirement }
    case 'max_length':
      return { ...said, [ofList ? 'maxItems' : 'maxLength']: requirement }
    case 'min_value':
      return { ...said, minimum: requirement }
    case 'max_value':
      return { ...said, maximum: requirement }
    case 'regex':
      return describe(
        { ...said, pattern: (requirement as RegExp).source },
        typeof message === 'string' ? wordsOf(message) : '',
      )
    case 'safe_integer':
      return { ...said, type: said.type === 'number' ? 'integer' : said.type }
    case 'iso_timestamp':
      return { ...said, format: 'date-time' }
    case 'picklist':
      return { enum: bothWays((action as { options?: readonly unknown[] }).options ?? []) }
    case 'metadata':
      return metadata?.codes ? describe(said, namesOf(metadata.codes)) : said
    case 'check':
      return describe(said, wordsOf(message))
    case 'transform':
      return describe(said, wordsOf(transformed.get(schema)))
    default:
      throw new Error(`The action "${type}" has no words here: add it to export/schema.ts`)
  }
}

function wordsOf(message: unknown): string {
  if (typeof message === 'string') return message
  throw new Error('A check or a transformation says nothing of itself: give it a message, or words in export/words.ts')
}

/** A code is read as a number and as its text. */
const bothWays = (values: readonly unknown[]): unknown[] => [...values, ...values.map(String)]
const namesOf = (codes: Record<string, number>) =>
  `${Object.entries(codes)
    .map(([name, code]) => `${code} ${name}`)
    .join(' · ')}`
