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
  const named = new Set<string>()
  const found = new Set<string>()
  walk(parseSync(code, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2023' }), node => {
    for (const name of tableNames(node)) named.add(name)
    const address = addressAt(node, named)
    if (address) found.add(address)
  })
  return [...found].sort()
}

/** Under which names this import brings the table. */
const tableNames = ({ type, source, specifiers = [] }: Node): string[] =>
  type === 'ImportDeclaration' && source?.value === TABLE ? specifiers.map(({ local }) => local.value) : []

/** @param named what the file calls the table */
function addressAt({ type, value, quasis, expressions = [], object, property }: Node, named: ReadonlySet<string>) {
  if (type === 'StringLiteral') return whole.exec(value ?? '')?.[1]
  if (type === 'TemplateLiteral') return (expressions.length > 0 ? head : whole).exec(quasis?.[0]?.cooked ?? '')?.[1]
  if (type === 'MemberExpression' && named.has(object?.value ?? '')) return table[property?.value ?? '']?.path
  return undefined
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
