/** The titles of the tests that a file really holds: read from its syntax, not looked for in its text. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync } from '@swc/core'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

interface Node {
  type?: string
  value?: unknown
  callee?: Node
  object?: Node
  property?: Node
  arguments?: { expression: Node }[]
  quasis?: { cooked?: string }[]
}

/** `test`, `test.each` and the like; what is skipped shows nothing. */
function isTest(node: Node | undefined): boolean {
  if (node?.type === 'Identifier') return ['test', 'it'].includes(String(node.value))
  if (node?.type === 'MemberExpression') return node.property?.value === 'each' && isTest(node.object)
  return node?.type === 'CallExpression' || node?.type === 'TaggedTemplateExpression' ? isTest(node.callee) : false
}

function textOf(node: Node | undefined): string | undefined {
  if (node?.type === 'StringLiteral') return String(node.value)
  return node?.type === 'TemplateLiteral' && node.quasis?.length === 1 ? node.quasis[0]?.cooked : undefined
}

function walk(node: unknown, found: Set<string>): void {
  if (typeof node !== 'object' || node === null) return
  const { type, callee, arguments: given } = node as Node
  const title = type === 'CallExpression' && isTest(callee) ? textOf(given?.[0]?.expression) : undefined
  if (title !== undefined) found.add(title)
  for (const child of Object.values(node)) walk(child, found)
}

/** @param file its whole path @returns titles as they are written: "%s" where a table fills it in */
export function titlesOf(file: string): Set<string> {
  const found = new Set<string>()
  walk(
    parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2023' }),
    found,
  )
  return found
}

/** By file, each read once. */
const known = new Map<string, Set<string>>()

/** @param file from the root of the project @returns whether it holds a test of that title */
export function isShown({ file, title }: { file: string; title: string }): boolean {
  const found = known.get(file) ?? (existsSync(root + file) ? titlesOf(root + file) : new Set<string>())
  known.set(file, found)
  return found.has(title)
}
