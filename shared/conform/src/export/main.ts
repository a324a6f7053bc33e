/** `pnpm contract export`: the contract for who writes another server. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { calls, isCall } from '@shared/contract'
import { printableLines } from '@shared/contract/printable'
import type { Recorded } from '../examples/record.ts'
import type { Node } from '../inspect.ts'
import { isOfBackend, operationOf } from './names.ts'
import { openapi } from './openapi.ts'
import { jsonSchemaOf } from './schema.ts'
import { type Json, scalars } from './words.ts'

const USAGE = `pnpm contract export [FOLDER]

Writes the contract of all calls that a backend answers (FOLDER: .data/contract):

  openapi.json     OpenAPI 3.1: every call with its envelope, refusals and true examples
  schemas/*.json   JSON Schema (draft 2020-12), one of each input and each result

docs/another-server.md says how they are meant, pnpm conform URL whether a server holds to them.`

const here = (path: string) => new URL(path, import.meta.url)
const json = (url: URL): unknown => JSON.parse(readFileSync(url, 'utf8'))

export const recordedExamples = (): Recorded => json(here('../examples/examples.json')) as Recorded

/** Each schema in a file of its own, whole. */
export function schemaFiles(): Record<string, Json> {
  const say = jsonSchemaOf(name => `#/$defs/${name}`)
  const $defs = Object.fromEntries(Object.entries(scalars).map(([name, { says }]) => [name, says]))
  const whole = (schema: Node): Json => ({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...say(schema),
    $defs,
  })
  const of = calls.filter(isOfBackend).filter(isCall)
  return Object.fromEntries(
    of.flatMap(call => [
      [`${operationOf(call)}.input.json`, whole(call.input as Node)],
      [`${operationOf(call)}.result.json`, whole(call.output as Node)],
    ]),
  )
}

export const document = (): Json => {
  const { version } = json(here('../../../contract/package.json')) as { version: string }
  return openapi(version, recordedExamples())
}

function write(folder: string): void {
  const files = Object.entries(schemaFiles())
  mkdirSync(join(folder, 'schemas'), { recursive: true })
  const put = (name: string, value: Json) => writeFileSync(join(folder, name), `${JSON.stringify(value, null, 2)}\n`)
  put('openapi.json', document())
  for (const [name, schema] of files) put(join('schemas', name), schema)
  console.log(`${folder}: openapi.json and ${files.length} schemas`)
}

function run(command: string | undefined, folder = '.data/contract'): void {
  if (command === '--help' || command === '-h') return console.log(USAGE)
  if (command === 'export' && !folder.startsWith('-')) return write(folder)
  const wrong = command === 'export' ? folder : command
  console.error(printableLines(`${wrong === undefined ? 'What of it?' : `"${wrong}" is not understood`}\n\n${USAGE}`))
  process.exitCode = 2
}

if (import.meta.main) run(...(process.argv.slice(2) as [string?, string?]))
