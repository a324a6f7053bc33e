/** The document as the tools of OpenAPI read it, and its examples as its own schemas do. */
import { expect, test } from '@jest/globals'
import { Validator } from '@seriousme/openapi-schema-validator'
import { type Call, calls, isCall } from '@shared/contract'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { nameOf } from '../exam.ts'
import { document, recordedExamples, schemaFiles } from './main.ts'
import { isOfBackend } from './names.ts'
import { at, schemaNameOf } from './operation.ts'

const written = document()
const { answers, refusals } = recordedExamples()
const own = calls.filter(isOfBackend).filter(isCall)

const ajv = new Ajv2020({ strict: false })
ajv.addSchema({ ...written, $id: 'openapi' })
const inputOf = (call: Call) => ajv.compile({ $ref: `openapi${at(schemaNameOf(call, 'Input'))}` })
/** As a pointer writes a path. */
const pointer = ({ path, method }: Call) =>
  `openapi#/paths/${encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'))}/${method.toLowerCase()}/responses/200/content/application~1json/schema`

test('a validator of OpenAPI 3.1 takes the document, and refuses one with a fault', async () => {
  expect(await new Validator().validate(structuredClone(written))).toMatchObject({ valid: true })
  const { info: _, ...faulty } = structuredClone(written)
  expect(await new Validator().validate(faulty)).toMatchObject({ valid: false })
})

test('every call of a backend is in it, and two files of schemas', () => {
  const { paths } = written as { paths: Record<string, object> }
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
  )
  expect(operations.sort()).toEqual(own.map(nameOf).sort())
  expect(Object.keys(schemaFiles())).toHaveLength(2 * own.length)
})

const answered = own.filter(call => answers[nameOf(call)]).map(call => [nameOf(call), call] as const)

test('most calls have a true example', () => expect(answered.length).toBeGreaterThan(100))

test.each(answered)('the example of %s is as its schemas say', (name, call) => {
  const [input, reply] = [inputOf(call), ajv.compile({ $ref: pointer(call) })]
  const fields = Object.entries(answers[name]?.input as object).filter(
    ([field]) => !call.path.includes(`{${field}}`) || call.method === 'GET',
  )
  expect([input(Object.fromEntries(fields)), input.errors]).toEqual([true, null])
  expect([reply(answers[name]?.reply), reply.errors]).toEqual([true, null])
})

test('an answer of another shape is none by it', () => {
  const { path, ...rest } = own.find(({ path }) => path.endsWith('transferContract')) as Call
  const reply = ajv.compile({ $ref: pointer({ ...rest, path }) })
  const told = answers[`POST ${path}`]?.reply as { result: object }
  expect(reply({ ...told, result: { ...told.result, balance: { amount: '1' } } })).toBe(false)
})

test.each(Object.entries(refusals))('the refusal %s is as its schema says', (name, { reply }) => {
  const read = ajv.compile({ $ref: 'openapi#/components/schemas/Refusal' })
  const { result } = reply as { result: { refusal: string } }
  expect([read(result), result.refusal]).toEqual([true, name])
})
