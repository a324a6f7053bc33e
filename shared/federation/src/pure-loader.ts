/**
 * Webpack loader of the contract: marks every call in it as free of side effects. A module of calls is a table of schemas;
 * unmarked, a screen that uses one call would carry the schemas of its whole domain, since building one is a call too.
 */
import { parse } from '@swc/core'

type Visit = (node: { type?: string; span?: { start: number } }) => void

function walk(node: unknown, visit: Visit): void {
  if (typeof node !== 'object' || node === null) return
  visit(node)
  for (const child of Object.values(node)) walk(child, visit)
}

/** Starts of all calls, as offsets into the UTF-8 bytes of the source, last first. */
async function callsIn(source: string): Promise<number[]> {
  const module = await parse(source, { syntax: 'typescript', target: 'es2022' })
  // Spans count on from whatever this process parsed before; the module's own starts at its first token.
  const first = Buffer.byteLength(source.slice(0, source.search(/^(import|export|const|type|function|interface)\b/m)))
  const calls: number[] = []
  walk(module.body, ({ type, span }) => {
    if (type === 'CallExpression' && span) calls.push(span.start - module.span.start + first)
  })
  return calls.sort((a, b) => b - a)
}

// biome-ignore lint/style/noDefaultExport: webpack asks a loader for its default export
export default async function pureLoader(source: string): Promise<string> {
  let bytes = Buffer.from(source)
  for (const start of await callsIn(source))
    bytes = Buffer.concat([bytes.subarray(0, start), Buffer.from('/*#__PURE__*/'), bytes.subarray(start)])
  return bytes.toString()
}
