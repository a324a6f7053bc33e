/** What is said of the contract in JSON Schema is what the contract reads. */
import { expect, test } from '@jest/globals'
import { calls, envelope, isCall, platform, refusalResult } from '@shared/contract'
import { Ajv2020 } from 'ajv/dist/2020.js'
import * as v from 'valibot'
import type { Node } from '../inspect.ts'
import { jsonSchemaOf } from './schema.ts'
import { scalars } from './words.ts'

const ajv = new Ajv2020({ allowUnionTypes: true, strict: true, strictTypes: false, strictTuples: false })
for (const [name, { says }] of Object.entries(scalars)) ajv.addSchema(says, `scalar:${name}`)
const say = jsonSchemaOf(name => `scalar:${name}`)

const spelt = [
  ...['12.50', ' 12.5 ', '-0', '0', '1e5', '', '1.2.3', 'x', '007', '-1', '18', '19', '2', `${'9'.repeat(25)}`],
  ...[0, 1, -1, 1.5, 1e20, 1e21, 1e300, 1e-7, 2 ** 53, 2 ** 60, 18, 19],
  ...['true', 'yes', true, false, null, [], {}, '2026-11-25 10:00:00', '2026-11-25T10:00:00', '2026-13-45 99:99:99'],
]
/** Of a calendar and of zero JSON Schema knows nothing: the words say so. */
const onlySaid = new Set(['time 2026-13-45 99:99:99', 'positive 0', 'positive -0'])

test.each(Object.entries(scalars))('whatever is a %s by its JSON Schema is read as one', (name, { schema, says }) => {
  const accepts = ajv.compile(says)
  const wrong = spelt.filter(value => accepts(value) && !v.is(schema, value))
  expect(wrong.filter(value => !onlySaid.has(`${name} ${value}`))).toEqual([])
  expect(spelt.some(value => accepts(value))).toBe(true)
})

test('every schema of every call has its words, and a validator takes them', () => {
  const schemas = [
    envelope,
    refusalResult,
    platform,
    ...calls.filter(isCall).flatMap(call => [call.input, call.output]),
  ]
  for (const schema of schemas) expect(() => ajv.compile(say(schema as Node))).not.toThrow()
})

test.each([
  [
    'a check without words',
    v.pipe(
      v.string(),
      v.check(text => text > ''),
    ),
  ],
  ['a transformation without words', v.pipe(v.string(), v.transform(Number))],
  ['an action that is not known', v.pipe(v.string(), v.emoji())],
  ['a kind that is not known', v.map(v.string(), v.string())],
])('%s is not left out in silence', (_, schema) => {
  expect(() => say(schema as Node)).toThrow()
})
