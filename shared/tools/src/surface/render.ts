/** The surface as text: what each module exports, and the types behind that, by the compiler's own declarations. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { output } from '../run.ts'
import { type Declared, declarations } from './declarations.ts'

/** What an imported stylesheet is. */
const STYLES = 'shared/testing/src/ambient.d.ts'

type Shell = { version: string; exports: Record<string, string> }

export const readShell = (root: string): Shell => JSON.parse(readFileSync(join(root, 'shell/package.json'), 'utf8'))

/** Writes the declarations of these files, and of all that they import, below `out`. */
function emit(root: string, files: readonly string[], out: string): void {
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
    rootDir: root,
    outDir: out,
    typeRoots: [join(root, 'node_modules/@types')],
  }
  const config = { extends: join(root, 'tsconfig.json'), compilerOptions, include: [], exclude: [], files }
  writeFileSync(join(out, 'tsconfig.json'), JSON.stringify(config))
  output('node_modules/.bin/tsc', ['-p', join(out, 'tsconfig.json')])
}

const before = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const section = (title: string, all: readonly Declared[]): string => {
  const sorted = [...all].sort((a, b) => before(a.name, b.name)).map(({ text }) => text)
  return `## ${title}\n\n\`\`\`ts\n${[...new Set(sorted)].join('\n')}\n\`\`\`\n`
}

/** Everything that is mentioned from here on, whatever file it stands in, without what is exported itself. */
function behind(exported: readonly Declared[], mentioned: (one: Declared) => Declared[]): Declared[] {
  const key = ({ file, text }: Declared) => `${file} ${text}`
  const seen = new Map(exported.map(one => [key(one), one]))
  const own = seen.size
  for (const one of seen.values())
    for (const next of mentioned(one)) if (!seen.has(key(next))) seen.set(key(next), next)
  return [...seen.values()].slice(own)
}

/** @param root of the workspace */
export function renderSurface(root: string): string {
  const { version, exports } = readShell(root)
  const doors = Object.entries(exports).sort(([a], [b]) => before(a, b))
  const out = mkdtempSync(join(tmpdir(), 'surface-'))
  try {
    emit(
      root,
      [...doors.map(([, file]) => join('shell', file)), STYLES].map(file => join(root, file)).filter(existsSync),
      out,
    )
    const { exportsOf, mentioned } = declarations()
    const modules = doors.map(([door, file]): [string, Declared[]] => [
      `shell${door.slice(1)}`,
      exportsOf(join(out, 'shell', file.replace(/\.tsx?$/, '.d.ts'))),
    ])
    const rest = behind(
      modules.flatMap(([, all]) => all),
      mentioned,
    )
    const sections = [...modules, ['Behind them', rest] as const].map(([title, all]) => section(title, all))
    return `${headOf(version)}\n${sections.join('\n')}`
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

const headOf = (version: string) => `# The surface of shell ${version}

What a remote may import of the shell. Written by \`pnpm surface\`; a change needs a new version of the shell.
`
