/**
 * The addresses that a unit's own code names and that are not its own, by the table or as a text: the gate sees that no release
 * takes one away.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as to from '@shared/contract/to'
import { parseSync } from '@swc/core'
import type { Unit } from './unit.ts'

/** "/kline", "#/kline", "#/kline?symbol=…": the whole of a string, or what stands before the first hole of a template. */
const whole = /^\/?#?(\/[A-Za-z0-9]+)(?:\?.*)?$/s
/** A head without a query goes on in the hole: "/api${path}" is no address of ours. */
const head = /^\/?#?(\/[A-Za-z0-9]+)\?/

const TABLE = '@shared/contract/to'
const table: Readonly<Record<string, { path: string }>> = to

/** @returns in order, e.g. ["/heyue", "/kline"]; what merely looks like an address does no harm, since no unit has it */
export function addressesIn(code: string, file: string): string[] {
  const found = new Set<string>()
  const names = new Set<string>()
  const look = (text: string | undefined, form: RegExp) => {
    const [, address] = form.exec(text ?? '') ?? []
    if (address) found.add(address)
  }
  walk(parseSync(code, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2023' }), node => {
    if (node.type === 'ImportDeclaration' && node.source?.value === TABLE)
      for (const { local } of node.specifiers ?? []) names.add(local.value)
    if (node.type === 'MemberExpression' && names.has(node.object?.value ?? ''))
      look(table[node.property?.value ?? '']?.path, whole)
    if (node.type === 'StringLiteral') look(node.value, whole)
    if (node.type === 'TemplateLiteral')
      look(node.quasis?.[0]?.cooked, (node.expressions?.length ?? 0) > 0 ? head : whole)
  })
  return [...found].sort()
}

/** What matters of swc's tree: the two kinds of text, the table's import and its uses. */
type Name = { value?: string }
type Node = {
  type: string
  value?: string
  quasis?: { cooked?: string }[]
  expressions?: object[]
  source?: Name
  specifiers?: { local: { value: string } }[]
  object?: Name
  property?: Name
}

function walk(value: object, visit: (node: Node) => void): void {
  if ('type' in value) visit(value as Node)
  for (const child of Object.values(value)) if (typeof child === 'object' && child !== null) walk(child, visit)
}

/**
 * Addresses of other units in the sources that a build read.
 * @param own paths of this unit; the shell has none
 */
export function linksOf(
  { folder }: Pick<Unit, 'folder'>,
  { fileDependencies }: { fileDependencies: Iterable<string> },
  own: readonly string[],
): string[] {
  const sources = path.join(folder, 'src') + path.sep
  const files = [...fileDependencies].filter(file => file.startsWith(sources) && /\.tsx?$/.test(file))
  const named = files.flatMap(file => addressesIn(readFileSync(file, 'utf8'), file))
  return [...new Set(named)].filter(address => !own.includes(address)).sort()
}
