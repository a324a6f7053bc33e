/** One call as an operation of OpenAPI. */
import type { Call, Row } from '@shared/contract'
import { nameOf } from '../exam.ts'
import type { Recorded } from '../examples/record.ts'
import type { Node } from '../inspect.ts'
import { wordsOfName } from './comments.ts'
import { operationOf } from './names.ts'
import { jsonSchemaOf } from './schema.ts'
import type { Json } from './words.ts'

type Fields = { properties?: Record<string, Json>; required?: string[] }

/** Where the document keeps a schema. */
export const at = (name: string): string => `#/components/schemas/${name}`
export const say = jsonSchemaOf(at)
/** @example schemaNameOf(transferContractCall, 'Input') is "TransferContractInput" */
export function schemaNameOf(call: Call, of: 'Input' | 'Result'): string {
  const name = operationOf(call)
  return `${name[0]?.toUpperCase()}${name.slice(1)}${of}`
}

export function operation(call: Call, { answers }: Recorded): Json {
  const { method, auth, owner, feature, order, foundBy } = call
  const example = answers[nameOf(call)]
  return {
    operationId: operationOf(call),
    tags: [owner],
    summary: `Answers ${call.answers === '–' ? 'nothing' : call.answers}.`,
    description: descriptionOf(call),
    security: { none: [], optional: [{}, { token: [] }], token: [{ token: [] }] }[auth],
    ...(feature && { 'x-feature': feature }),
    ...(order && { 'x-order': true, ...(foundBy && { 'x-found-by': nameOf(foundBy) }) }),
    parameters: parametersOf(call),
    ...(method === 'POST' && { requestBody: bodyOf(call, example?.input) }),
    responses: {
      200: answerOf(call, example?.reply),
      ...(auth === 'token' && { 401: { $ref: '#/components/responses/signedOut' } }),
    },
  }
}

/** In words, what the rest of the document has no place for. */
function descriptionOf(call: Call): string {
  const { auth, feature, order, worded, foundBy } = call
  const { about, input, output } = wordsOfName(`${operationOf(call)}Call`)
  return [
    about,
    input && `Input: ${input}`,
    output && `Result: ${output}`,
    feature
      ? `An extension: told by the feature "${feature}", without which the app draws no entry to it.`
      : 'Every server has it.',
    {
      none: 'Nobody need be signed in.',
      optional: 'A token changes the answer.',
      token: 'Without a token the code is 401.',
    }[auth],
    order && foundBy && `An order: accepted once by its clientOrderId, and found by it in ${nameOf(foundBy)}.`,
    worded && 'Its answer is words, in the language of Accept-Language.',
  ]
    .filter(Boolean)
    .join(' ')
}

const isInPath = ({ path }: Row, name: string) => path.includes(`{${name}}`)

function parametersOf(call: Call): Json[] {
  const { properties = {}, required = [] } = say(call.input as Node) as Fields
  return Object.entries(properties)
    .filter(([name]) => call.method === 'GET' || isInPath(call, name))
    .map(([name, schema]) => ({
      ...{ name, schema, in: isInPath(call, name) ? 'path' : 'query' },
      ...(required.includes(name) && { required: true }),
    }))
}

const SEALED = String.raw`^[A-Za-z0-9+/=]+\.[A-Za-z0-9+/=]+$`

/** The sealed text is described by what stands in it. */
function bodyOf(call: Call, example: unknown): Json {
  const schema = { $ref: at(schemaNameOf(call, 'Input')) }
  if (call.plain) return { required: true, content: { 'multipart/form-data': { schema: form(schema) } } }
  return {
    required: true,
    description: 'Sealed: a text K.P, whose JSON is of the schema under `contentSchema`.',
    content: {
      'application/json': {
        schema: { type: 'string', pattern: SEALED, contentMediaType: 'application/json', contentSchema: schema },
      },
    },
    ...(example !== undefined && { 'x-opened-example': example }),
  }
}

const form = (fields: Json): Json => ({
  allOf: [fields, { type: 'object', properties: { file: { contentMediaType: 'image/*' } }, required: ['file'] }],
})

/** Success by the code; one that a database keeps as a text is read, too. */
export const good = { enum: [200, 0, '200', '0'] }

/** A stream and a file come as they are. */
function answerOf(call: Call, example: unknown): Json {
  if (call.feature === 'price-stream')
    return {
      description: 'Events: `snapshot` (tickers), then `tick`.',
      content: { 'text/event-stream': { schema: { type: 'string' } } },
    }
  if (call.feature === 'private-files') return { description: 'The bytes of the file.', content: { '*/*': {} } }
  const result = { $ref: at(schemaNameOf(call, 'Result')) }
  const answered = { type: 'object', properties: { code: good, result }, required: ['code'] }
  const enveloped = { allOf: [{ $ref: at('Envelope') }], oneOf: [answered, { $ref: at('Refused') }] }
  // an array is success without an envelope, too
  const schema = call.output.type === 'array' ? { anyOf: [enveloped, result] } : enveloped
  return {
    description: call.plain
      ? 'The path of the file stands in `message`.'
      : 'The envelope: by its code the result, or a refusal.',
    content: { 'application/json': { schema, ...(example !== undefined && { example }) } },
  }
}

/** What is said in the path is not said again in a body. */
export function inputOf(call: Call): Json {
  const { properties = {}, required = [], ...said } = say(call.input as Node) as Fields
  const isBeside = (name: string) => call.method === 'GET' || !isInPath(call, name)
  const requiredParameters = required.filter(isBeside)
  return {
    ...said,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => isBeside(name))),
    ...(requiredParameters.length > 0 && { required: requiredParameters }),
  }
}
