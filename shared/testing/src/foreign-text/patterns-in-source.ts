/** The regular expressions that stand in the sources of what meets foreign text. */
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync } from '@swc/core'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
/** The exchange, the gateway, what phone and server both read with, and the shell. */
const packages = ['shared/sandbox', 'shared/gateway', 'shared/contract', 'shared/format', 'shell']

const isProduct = (file: string) => !/\.test\.tsx?$|\/test-[^/]*$|\/testing\//.test(file)

function collect(node: unknown, into: Set<string>): void {
  if (typeof node !== 'object' || node === null) return
  const { type, pattern, flags } = node as { type?: unknown; pattern?: string; flags?: string }
  if (type === 'RegExpLiteral') into.add(`/${pattern}/${flags}`)
  for (const inner of Object.values(node)) collect(inner, into)
}

/** Each literal once, as it is written, with the files that hold it. */
export function patternsInSource(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const files = packages.flatMap(folder => globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: root })).filter(isProduct)
  for (const file of files) {
    const inFile = new Set<string>()
    collect(
      parseSync(readFileSync(`${root}/${file}`, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') }),
      inFile,
    )
    for (const literal of inFile) found.set(literal, [...(found.get(literal) ?? []), file])
  }
  return found
}

/** Sources that make a pattern out of text, which no table can list. */
export const madeInSource = (): string[] =>
  packages
    .flatMap(folder => globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: root }))
    .filter(file => isProduct(file) && /\bRegExp\(/.test(readFileSync(`${root}/${file}`, 'utf8')))
