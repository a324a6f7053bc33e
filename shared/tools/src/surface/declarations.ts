/** Declaration files as the compiler wrote them, and what of them an export drags along. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

type Statement = { name: string; text: string; isType: boolean }
/** Where a name that this file only passes on, or imports, is declared. */
type Source = { file: string; name: string }
type File = { own: Statement[]; from: Map<string, Source> }

/** A declaration with the file that holds it. */
export type Declared = Statement & { file: string }

const head = /^(?:export )?(?:declare )?(?:abstract )?(function|const|let|class|interface|type|enum) ([\w$]+)/

/** What is nested stands indented, so each line that is neither indented nor a closing bracket begins a statement. */
const statements = (text: string): string[] => text.trim().split(/\n(?![\s})\]])/)

function read(file: string): File {
  const parts = statements(readFileSync(file, 'utf8'))
  const own = parts.flatMap(part => {
    const [, kind = '', name] = head.exec(part) ?? []
    const text = part.replace(/^export /, '').replace(/^declare /, '')
    return name ? [{ name, text, isType: !['function', 'const', 'let'].includes(kind) }] : []
  })
  return { own, from: new Map(parts.flatMap(part => named(part, dirname(file)))) }
}

/** `export { a, type B } from './x.ts'` and the like; packages stay names. */
function named(statement: string, folder: string): [string, Source][] {
  const [, list, from] = /^(?:import|export) (?:type )?\{([^}]*)\} from '(\.[^']+)'/s.exec(statement) ?? []
  if (/^export \*/.test(statement))
    throw new Error(`${folder}: the surface lists what it exports, by name: ${statement}`)
  return (list ?? '').split(',').flatMap(item => {
    const [name = '', as = name] = item
      .trim()
      .replace(/^type /, '')
      .split(' as ')
    return name ? [[as, { file: declarationFile(folder, from ?? ''), name }] as [string, Source]] : []
  })
}

/** "./call.ts" is declared in call.d.ts. */
const declarationFile = (folder: string, from: string) => join(folder, from.replace(/\.tsx?$/, '.d.ts'))

/** Reads each file once. */
export function declarations() {
  const files = new Map<string, File>()
  const fileAt = (path: string): File => {
    const known = files.get(path) ?? (existsSync(path) ? read(path) : { own: [], from: new Map() })
    files.set(path, known)
    return known
  }

  /** What a name stands for, overloads and all; [] where it is no name of ours. */
  function find(path: string, name: string): Declared[] {
    const { own, from } = fileAt(path)
    const here = own.filter(one => one.name === name)
    const source = from.get(name)
    if (here.length > 0) return here.map(one => ({ ...one, file: path }))
    return source ? find(source.file, source.name) : []
  }

  /** Types of ours that a declaration names, and values whose type it takes. */
  function mentioned({ text, file }: Declared): Declared[] {
    const inline = [...text.matchAll(/import\("(\.[^"]+)"\)\.([\w$]+)/g)].flatMap(([, from = '', name = '']) =>
      find(declarationFile(dirname(file), from), name),
    )
    const words = [...text.matchAll(/(typeof )?\b([A-Za-z_$][\w$]*)/g)].flatMap(([, value, name = '']) =>
      find(file, name).filter(({ isType }) => isType || value !== undefined),
    )
    return [...inline, ...words]
  }

  const exportsOf = (path: string): Declared[] =>
    [...new Set([...fileAt(path).from.keys(), ...fileAt(path).own.map(({ name }) => name)])].flatMap(name =>
      find(path, name),
    )

  return { exportsOf, mentioned }
}
