/** The regular expressions that stand in the sources of what meets foreign text. */
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync } from '@swc/core'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
/**
 * Whatever strangers, servers and addresses can put text before: the exchange, the gateway and their door, what phone
 * and server both read with, what asks another server, all that runs on the phone, and the operators' page. The build, the tools and the release
 * chain read what this project itself wrote, or what their own user types.
 */
const packages = [
  ...[
    'shared/engine',
    'shared/products',
    'shared/sandbox',
    'shared/gateway',
    'shared/door',
    'shared/contract',
    'shared/format',
    'shared/money',
    'shared/conform',
  ],
  ...[
    'shell',
    'remote-trade',
    'remote-wallet',
    'remote-account',
    'remote-content',
    'remote-invest',
    'shared/ui',
    'shared/ops',
  ],
]

const isProduct = (file: string) =>
  !/\.(test|journey)\.tsx?$|\/test-[^/]*$|\/testing(\/|\.tsx?$)|\/gallery\//.test(file) &&
  !file.startsWith('shared/sandbox/src/tables/') // a tool: it reads the migrations

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
