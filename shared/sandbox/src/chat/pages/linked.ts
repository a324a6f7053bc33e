/** Links the modules of a page into one classic script: a page of an opaque origin loads it without asking anybody. */
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'

const IMPORT = /^import \{([^}]*)\} from '([^']+)'$/gm
const EXPORT = /^export (?=(?:async )?(?:const|function|class) (\w+))/gm

/** Each module is a function of its own, so that no two names meet. */
const wrapped = (number: number, body: string, names: readonly string[]): string =>
  `const m${number} = (() => {\n${body}\nreturn { ${names.join(', ')} }\n})()\n`

/** `import { a as b }` of the module that was linked under this number. */
const taken = (names: string, number: number): string =>
  `const {${names.replaceAll(/(\w+)\s+as\s+(\w+)/g, '$1: $2')}} = m${number}`

/** @throws where a module imports what only a server has, in another form, or in a circle */
export function linked(entry: URL): string {
  const numbers = new Map<string, number>()
  const parts: string[] = []
  const link = (file: URL): number => {
    const known = numbers.get(file.href)
    if (known === -1)
      throw new Error(`${file.pathname} imports itself by way of others: move what both need into a third`)
    if (known !== undefined) return known
    numbers.set(file.href, -1)
    const source = stripTypeScriptTypes(readFileSync(file, 'utf8'))
    const names = [...source.matchAll(EXPORT)].map(([, name = '']) => name)
    const body = source
      .replaceAll(IMPORT, (_, given: string, from: string) => taken(given, link(locate(from, file))))
      .replaceAll(EXPORT, '')
    const strange = /^(?:import|export) .*/m.exec(body)?.[0]
    if (strange)
      throw new Error(`${file.pathname}: "${strange}" cannot be linked; write import { a } from, export const`)
    numbers.set(file.href, parts.length)
    return parts.push(wrapped(parts.length, body, names)) - 1
  }
  link(entry)
  return `'use strict';\n(() => {\n${parts.join('')}})()\n`
}

function locate(from: string, importer: URL): URL {
  if (from.startsWith('.')) return new URL(from, importer)
  if (from.startsWith('@shared/')) return new URL(import.meta.resolve(from))
  throw new Error(`${importer.pathname} imports ${from}, which no browser has`)
}
