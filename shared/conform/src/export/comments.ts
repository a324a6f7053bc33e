/** What the contract's own comments say of calls and fields, which its schemas do not carry: read from its sources. */
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A literal of the sources: its keys, and what stands above some of them. */
type Literal = { indent: number; keys: Set<string>; said: Map<string, string> }
type Declared = { about: string; input: string; output: string }

const folder = fileURLToPath(new URL('../../../contract/src/', import.meta.url))
const literals: Literal[] = []
const declared = new Map<string, Declared>()
for (const file of globSync('{calls/**/*,calls,config,envelope}.ts', { cwd: folder }))
  if (!file.endsWith('.test.ts')) readSource(readFileSync(folder + file, 'utf8').split('\n'))

/** The sources are laid out by one formatter: an indent deeper is a literal within. */
function readSource(lines: readonly string[]): void {
  const open: Literal[] = []
  let name = ''
  for (let at = 0; at < lines.length; at++) {
    const above = commentFrom(lines, at)
    at += above.lines
    const line = lines[at] ?? ''
    const indent = line.length - line.trimStart().length
    name = declare(line, above.text) ?? name
    while ((open.at(-1)?.indent ?? -1) > indent) open.pop()
    const key = keyOf(line)
    if (key) keep(literalAt(open, indent), name, key, above.text)
  }
}

/** The comment that begins on a line, without its marks, and how many lines it takes. */
function commentFrom(lines: readonly string[], at: number): { text: string; lines: number } {
  if (!lines[at]?.trimStart().startsWith('/**')) return { text: '', lines: 0 }
  const end = lines.findIndex((line, n) => n >= at && line.trimEnd().endsWith('*/'))
  const words = lines.slice(at, end + 1).flatMap(line => line.split(' '))
  const text = words.filter(word => word !== '' && !['/**', '*', '*/'].includes(word)).join(' ')
  return { text, lines: end - at + 1 }
}

/** "export const transferContractCall = …" */
function declare(line: string, about: string): string | undefined {
  const [first, second, name] = line.split(' ')
  if (first !== 'export' || second !== 'const' || !name) return undefined
  declared.set(name, { about, input: '', output: '' })
  return name
}

/** "amount: positive," or "id," */
function keyOf(line: string): string | undefined {
  const [, key] = /^ +(\w+)[:,]/.exec(line) ?? []
  return key
}

function literalAt(open: Literal[], indent: number): Literal {
  const last = open.at(-1)
  if (last?.indent === indent) return last
  const literal: Literal = { indent, keys: new Set(), said: new Map() }
  open.push(literal)
  literals.push(literal)
  return literal
}

function keep({ keys, said }: Literal, name: string, key: string, text: string): void {
  keys.add(key)
  if (text) said.set(key, text)
  const of = declared.get(name)
  if (of && text && (key === 'input' || key === 'output')) of[key] = text
}

/** What is said of a call, or of a schema that the contract gives out, by its name there; of a call of its two sides, too. */
export const wordsOfName = (name: string): Declared => declared.get(name) ?? { about: '', input: '', output: '' }

/**
 * What is said of the fields of an object: by the largest literal that holds nothing else, since a schema knows no name.
 * @param keys of the object
 */
export function wordsOfFields(keys: readonly string[]): Record<string, string> {
  const within = literals.filter(literal => literal.keys.size > 1 && [...literal.keys].every(key => keys.includes(key)))
  const bySize = within.sort((a, b) => a.keys.size - b.keys.size)
  return Object.fromEntries(bySize.flatMap(({ said }) => [...said]))
}
