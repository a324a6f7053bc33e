/** Looks at an answer that the app can read for what it reads only just. */
import { decimal } from '@shared/contract/scalars'
import * as v from 'valibot'
import type { RuleName } from './rules.ts'

/** What a schema of valibot is made of. */
export type Node = v.GenericSchema & {
  entries?: Record<string, Node>
  item?: Node
  items?: readonly Node[]
  wrapped?: Node
  options?: readonly unknown[]
  literal?: unknown
  key?: Node
  value?: Node
  pipe?: readonly unknown[]
  fallback?: unknown
}

export type Remark = { rule: Extract<RuleName, 'number' | 'shown'>; path: string; value: unknown }

const isDecimal = ({ pipe }: Node): boolean => pipe !== undefined && (pipe === decimal.pipe || pipe[0] === decimal)

/** @param value that the schema reads */
export function inspect(schema: Node, value: unknown, path = ''): Remark[] {
  if (value === null || value === undefined) return []
  if (isPassedOver(schema, value)) return [{ rule: 'shown', path, value }]
  if (isDecimal(schema)) return typeof value === 'number' ? [{ rule: 'number', path, value }] : []
  if (schema.wrapped) return inspect(schema.wrapped, value, path)
  if (schema.type === 'union') {
    const option = (schema.options as readonly Node[]).find(each => v.is(each, value))
    return option ? inspect(option, value, path) : []
  }
  return Object.entries(partsOf(schema, value)).flatMap(([name, part]) =>
    inspect(part, Object(value)[name], path ? `${path}.${name}` : name),
  )
}

/** What stands within, by its name in the value. */
function partsOf({ entries, item, items }: Node, value: unknown): Record<string, Node> {
  if (item && Array.isArray(value)) return Object.fromEntries(value.map((_, at) => [at, item]))
  return entries ?? Object.fromEntries((items ?? []).entries())
}

/** `decorates` reads what it cannot read as what stands in its place. */
const isPassedOver = (schema: Node, value: unknown): boolean =>
  'fallback' in schema && value !== schema.fallback && v.parse(schema, value) === schema.fallback
