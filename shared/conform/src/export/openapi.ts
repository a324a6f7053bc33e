/** All calls of a backend as one OpenAPI 3.1 document. */
import { type Call, calls, envelope, features, isCall, platform, refusalResult, refusals } from '@shared/contract'
import type { Recorded } from '../examples/record.ts'
import type { Node } from '../inspect.ts'
import { isOfBackend } from './names.ts'
import { at, good, inputOf, operation, say, schemaNameOf } from './operation.ts'
import { ABOUT } from './prose.ts'
import { type Json, scalars } from './words.ts'

/** @param version of the contract @param examples true ones, by call */
export function openapi(version: string, examples: Recorded): Json {
  const rows = calls.filter(isOfBackend).filter(isCall)
  return {
    openapi: '3.1.0',
    info: { title: 'Calls of the exchange', version, description: ABOUT },
    servers: [{ url: 'https://exchange.example', description: 'Yours: the gateway is told by API_URL.' }],
    tags: [...new Set(rows.map(({ owner }) => owner))].map(name => ({ name })),
    paths: pathsOf(rows, examples),
    components: {
      schemas: { ...common(), ...Object.fromEntries(rows.flatMap(schemasOf)) },
      responses: { signedOut: signedOut(examples) },
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'X-Access-Token' } },
    },
  }
}

/** What all calls have in common. */
const common = (): Json => ({
  ...Object.fromEntries(Object.entries(scalars).map(([name, { says }]) => [name, says])),
  Envelope: say(envelope as Node),
  Refusal: refusal(),
  Refused: {
    type: 'object',
    properties: { code: { not: good }, result: { anyOf: [{ $ref: at('Refusal') }, {}] } },
    required: ['code'],
  },
  Settings: { ...say(platform as Node), description: 'What config.json says of the server: platform.json.' },
  Feature: { enum: features },
})

function refusal(): Json {
  const { properties, ...said } = say(refusalResult as Node)
  return { ...said, properties: { ...(properties as Json), refusal: { enum: refusals } } }
}

const schemasOf = (call: Call): [string, Json][] => [
  [schemaNameOf(call, 'Input'), inputOf(call)],
  [schemaNameOf(call, 'Result'), say(call.output as Node)],
]

function pathsOf(rows: readonly Call[], examples: Recorded): Json {
  const paths: Record<string, Json> = {}
  for (const call of rows)
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call, examples) }
  return paths
}

const signedOut = ({ refusals: { 'not-signed-in': example } }: Recorded): Json => ({
  description: 'A token that counts no more.',
  content: { 'application/json': { schema: { $ref: at('Envelope') }, ...(example && { example: example.reply }) } },
})
