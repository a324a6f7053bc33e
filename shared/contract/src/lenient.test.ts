import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { isCall } from './call.ts'
import { calls } from './calls.ts'
import { envelope } from './envelope.ts'

/** What a foreign server may send in place of anything. */
const strange = [null, {}, [], 'worded otherwise', -987_654, Number.MAX_VALUE, true, [null], { a: 1 }]
/** Of these one fits each scalar of the contract. */
const samples = ['12.5', '2026-11-21 15:40:00', 1, 'USDT', 'a', true, 1_700_000_000_000, 'sha384-', 'https://a.b/']

type Node = v.GenericSchema & {
  entries?: Record<string, Node>
  item?: Node
  items?: Node[]
  wrapped?: Node
  options?: (Node | string)[]
  literal?: unknown
  pipe?: readonly Node[]
}
const isDecorating = (schema: Node) => 'fallback' in schema

/** A value that fits, every field filled. */
function sampleOf(schema: Node): unknown {
  if (schema.type === 'object')
    return Object.fromEntries(Object.entries(schema.entries ?? {}).map(([name, inner]) => [name, sampleOf(inner)]))
  if (schema.type === 'array' && schema.item) return [sampleOf(schema.item)]
  if (schema.type === 'tuple') return (schema.items ?? []).map(sampleOf)
  if (schema.wrapped) return sampleOf(schema.wrapped)
  if (schema.type === 'picklist') return schema.options?.[0]
  if (schema.type === 'literal') return schema.literal
  const { fallback: _, ...strict } = schema as Node & { fallback?: unknown }
  const bare = isDecorating(schema) ? (v.union([strict as Node]) as Node) : schema
  return samples.find(value => v.safeParse(bare, value).success)
}

type Field = { path: readonly (string | number)[]; schema: Node }

/** Every field of every object inside, by its path. */
function fieldsOf(schema: Node, path: Field['path'] = []): Field[] {
  if (schema.wrapped) return fieldsOf(schema.wrapped, path)
  if (schema.item) return fieldsOf(schema.item, [...path, 0])
  return Object.entries(schema.entries ?? {}).flatMap(([name, inner]) => [
    { path: [...path, name], schema: inner },
    ...fieldsOf(inner, [...path, name]),
  ])
}

/** A copy with one field other, or absent. */
function changed(value: unknown, [step, ...rest]: Field['path'], to: { value: unknown } | 'absent'): unknown {
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>
  const key = String(step)
  if (rest.length > 0) copy[key] = changed(copy[key], rest, to)
  else if (to === 'absent') delete copy[key]
  else copy[key] = to.value
  return copy
}

const outputs: [string, Node][] = [
  ['the envelope', envelope as Node],
  // config.json is signed: what it says is ours to the letter
  ...calls
    .filter(isCall)
    .flatMap(call => (call.path === '/config.json' ? [] : [[call.path, call.output as Node] as [string, Node]])),
]
/** The envelope first. */
const withFields = outputs.filter(([, output]) => fieldsOf(output).length > 0)
const parse = (schema: Node, value: unknown) => v.safeParse(schema, value)

test.each(withFields)('%s is read with each field that only decorates absent, null or of another kind', (_, output) => {
  const whole = sampleOf(output)
  expect(parse(output, whole)).toMatchObject({ success: true })
  for (const { path, schema } of fieldsOf(output).filter(field => isDecorating(field.schema)))
    for (const to of ['absent' as const, ...strange.map(value => ({ value }))]) {
      const other = changed(whole, path, to)
      const read = parse(output, other)
      expect([path.join('.'), to, read.success]).toEqual([path.join('.'), to, true])
      // all the rest is read as before
      const [left, right] = [parse(output, whole).output, read.output].map(value => changed(value, path, 'absent'))
      expect(left).toEqual(right)
      expect(isDecorating(schema)).toBe(true)
    }
})

test.each(withFields.slice(1))('%s is not read with any other field of another kind', (_, output) => {
  const whole = sampleOf(output)
  for (const { path } of fieldsOf(output).filter(field => !isDecorating(field.schema)))
    if (!fieldsOf(output).some(outer => isDecorating(outer.schema) && isWithin(path, outer.path)))
      expect([path.join('.'), parse(output, changed(whole, path, { value: { of: 'another kind' } })).success]).toEqual([
        path.join('.'),
        false,
      ])
})

const isWithin = (path: Field['path'], outer: Field['path']) =>
  path.length > outer.length && outer.every((step, at) => path[at] === step)

/** Ids decide whose a thing is, and money is never guessed; the profile alone is asked whether anybody is there at all. */
test('no id and no sum of money only decorates', () => {
  const money =
    /^(amount|available|frozen|margin|balance|contract|credited|payAmount|payRate|fee\w*|equity|price|openPrice|closePrice|profit|takeProfitPrice|stopLossPrice|liquidationPrice|after|value|address|memo|paused)$/
  const loose = withFields.flatMap(([name, output]) =>
    fieldsOf(output)
      .filter(
        ({ path, schema }) =>
          isDecorating(schema) &&
          (/^(id|refId|clientOrderId)$/.test(String(path.at(-1))) || money.test(String(path.at(-1)))),
      )
      .map(({ path }) => `${name} ${path.join('.')}`),
  )
  expect(loose).toEqual(['/api/user/appUser/getMyUserInfo id', '/api/user/appUser/getMyUserInfo address'])
})

test('a profile without anything of ours but an id signs in; one without an id is nobody', () => {
  const profile = calls.filter(isCall).find(call => call.path.endsWith('getMyUserInfo'))
  const foreign = { id: 7, status: 'ACTIVE', level: { name: 'gold' }, creditParts: 'none', initialPassword: 'no' }
  expect(v.parse(profile?.output ?? v.never(), foreign)).toMatchObject({ id: '7', status: undefined, level: undefined })
  for (const id of [null, undefined, '', {}])
    expect(v.parse(profile?.output ?? v.never(), { ...foreign, id })).toMatchObject({ status: undefined })
})
