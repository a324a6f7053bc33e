/**
 * Webpack loader of the contract: makes each value of it one call that is free of side effects. A module of calls is a table
 * of schemas; left as it is, a screen that uses one call would carry the schemas of its whole domain. Marking the calls alone
 * is not enough: what they are given stays, with each spread and all that it names.
 */
import { type Expression, type ModuleItem, parse } from '@swc/core'

/** What stands behind the `const`s of a module. */
function values(item: ModuleItem): (Expression | undefined)[] {
  const statement = item.type === 'ExportDeclaration' ? item.declaration : item
  return statement.type === 'VariableDeclaration' ? statement.declarations.map(({ init }) => init) : []
}

/** A function is dropped where it is not used, and a plain value too. */
const isMade = ({ type }: Expression): boolean => !/Literal|Function|Identifier/.test(type)

// biome-ignore lint/style/noDefaultExport: webpack asks a loader for its default export
export default async function pureLoader(source: string): Promise<string> {
  const module = await parse(source, { syntax: 'typescript', target: 'es2022' })
  // Spans are of UTF-8 bytes and count on from whatever this process parsed before; the module's own begins at its first token.
  const first = Buffer.byteLength(source.slice(0, source.search(/^(import|export|const|type|function|interface)\b/m)))
  const at = (place: number) => place - module.span.start + first
  let bytes = Buffer.from(source)
  const put = (place: number, text: string) => {
    bytes = Buffer.concat([bytes.subarray(0, place), Buffer.from(text), bytes.subarray(place)])
  }
  for (const value of module.body.flatMap(values).reverse()) {
    if (!value || !('span' in value) || !isMade(value)) continue
    const { start, end } = value.span
    put(at(end), '))()')
    put(at(start), '/*#__PURE__*/(()=>(')
  }
  return bytes.toString()
}
