/** Finds words that a person would read but no catalog holds: literal text and literal labels in components. */
import { parseSync } from '@swc/core'

export type Literal = { text: string; at: number }

/** Attributes that are read out or shown. */
const spoken = new Set([
  'aria-label',
  'title',
  'placeholder',
  'alt',
  'label',
  'help',
  'error',
  'reason',
  'aria-description',
])
/** Two letters in a row make a word; symbols, units and figures are no text. */
const words = /\p{L}{2,}/gu
/** Names that are the same in every language (docs/glossary.md, rule 6). */
const names = /^(tarn|VIP|IEO|LTV|PIN|QR|CSV|USDT|BTC|ETH|XAU|MA|EMA|BOLL|VOL|MACD|KDJ|RSI|TP|SL|UTC)$/

type Node = { type?: string; value?: unknown; name?: { value?: string }; span?: { start: number } } & Record<
  string,
  unknown
>
const isText = (value: unknown): value is string =>
  typeof value === 'string' && (value.match(words) ?? []).some(word => !names.test(word))

const inMacro = (node: Node) => {
  const tag = (node.opening as Node | undefined)?.name?.value
  return node.type === 'JSXElement' && ['Trans', 'Plural', 'Select', 'SelectOrdinal'].includes(String(tag))
}

const literalAttribute = (node: Node) =>
  node.type === 'JSXAttribute' &&
  spoken.has(node.name?.value ?? '') &&
  (node.value as Node | null)?.type === 'StringLiteral'

/** @param source of a .tsx file */
export function findLiterals(source: string): Literal[] {
  const found: Literal[] = []
  const add = (value: unknown, node: Node) => {
    if (isText(value)) found.push({ text: value.trim(), at: node.span?.start ?? 0 })
  }
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const node = value as Node
    if (inMacro(node)) return
    if (node.type === 'JSXText') add(node.value, node)
    if (literalAttribute(node)) add((node.value as Node).value, node)
    Object.values(node).forEach(walk)
  }
  walk(parseSync(source, { syntax: 'typescript', tsx: true }).body)
  return found
}
