/** What a disk may hold after a power cut, for tests: a program runs once, and a test looks at every state that a cut may leave. */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

/** Path below the disk -> content as base64; null: a folder. */
export type Tree = Readonly<Record<string, string | null>>
/** @param marks what the program said before the cut, by `mark` */
export type Cut = { tree: Tree; marks: readonly string[] }

const record = new URL('record.ts', import.meta.url).href
const run = promisify(execFile)

/** How a program says that it has done something: what it does so is durable from there on. */
export const mark = "globalThis[Symbol.for('power cut')]"

const address = (module: string) => (module.startsWith('/') ? pathToFileURL(module).href : module)

/**
 * @param program a module's text; `disk` is the path of its disk, an empty folder at first
 * @param imports specifier or absolute path -> what is imported of it, e.g. {'/w/keys.ts': 'loadKeys'}
 * @param synced the names of files that sync themselves
 */
export async function cutsOf(
  program: string,
  imports: Readonly<Record<string, string>>,
  synced?: RegExp,
): Promise<Cut[]> {
  const place = mkdtempSync(join(tmpdir(), 'power-cut-'))
  const [disk, states, file] = ['disk', 'states.json', 'program.mjs'].map(name => join(place, name)) as [
    string,
    string,
    string,
  ]
  const head = Object.entries(imports).map(
    ([from, names]) => `import { ${names} } from ${JSON.stringify(address(from))}\n`,
  )
  mkdirSync(disk)
  writeFileSync(file, `${head.join('')}const disk = ${JSON.stringify(disk)}\n${program}\n`)
  const env = { ...process.env, FOLDER: disk, STATES: states, ...(synced && { SYNCED: synced.source }) }
  try {
    await run(process.execPath, ['--import', record, file], { env })
    return JSON.parse(readFileSync(states, 'utf8')) as Cut[]
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

/** Puts a state onto a disk of its own, lets the test look at it, and takes it away. */
export async function onDisk<T>({ tree }: Cut, look: (disk: string) => T | Promise<T>): Promise<T> {
  const disk = mkdtempSync(join(tmpdir(), 'after-cut-'))
  try {
    for (const [path, content] of Object.entries(tree)) {
      const at = join(disk, path)
      if (content === null) mkdirSync(at, { recursive: true })
      else writeFileSync(at, Buffer.from(content, 'base64'))
    }
    return await look(disk)
  } finally {
    rmSync(disk, { recursive: true, force: true })
  }
}
