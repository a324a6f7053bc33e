import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { judge } from './judge.ts'
import { renderSurface } from './render.ts'

let tree = ''
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(tree, file)), { recursive: true })
  writeFileSync(join(tree, file), text)
}

const index = 'shell/src/surface/session/index.ts'
const session = 'shell/src/surface/session/session.ts'
const user = 'shell/src/frame/user.ts'

/** The surface, after one of its files is written anew. */
function surface(file?: string, text?: string): string {
  if (file && text) write(file, text)
  return renderSurface(tree)
}

/** The same surface under another version of the shell. */
const as = (version: string, surface: string) => surface.replace('shell 1.0.0', `shell ${version}`)

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'surface-test-'))
  const compilerOptions = { module: 'preserve', moduleResolution: 'bundler', allowImportingTsExtensions: true }
  const exports = { './session': './src/surface/session/index.ts', './overlay': './src/surface/overlay/index.ts' }
  write('shell/package.json', JSON.stringify({ version: '1.0.0', exports }))
  write('tsconfig.json', JSON.stringify({ compilerOptions: { ...compilerOptions, types: [], skipLibCheck: true } }))
  write(index, `export { signOut, type Session, useSession } from './session.ts'\n`)
  write(user, `export type User = { id: string }\nexport type Unseen = { secret: string }\n`)
  write(
    session,
    `import type { User } from '../../frame/user.ts'
/** Who is here. */
export type Session = { user: User | null; /** Or not. */ signedIn: boolean }
export const useSession = (): Session => ({ user: null, signedIn: inside() })
export function signOut(to: string): void { if (to === '') throw new Error() }
export const inside = (): boolean => true
`,
  )
  write('shell/src/surface/overlay/index.ts', `export { toast } from './toast.ts'\n`)
  write('shell/src/surface/overlay/toast.ts', `export const toast = (text: string): void => console.log(text)\n`)
})
afterEach(() => rmSync(tree, { recursive: true }))

test('what is exported stands there by module and name, then the types behind it; nothing internal, no comment', () => {
  const [, ...sections] = surface().split('\n## ')
  expect(sections).toEqual([
    'shell/overlay\n\n```ts\nconst toast: (text: string) => void;\n```\n',
    'shell/session\n\n```ts\ntype Session = {\n    user: User | null;\n    signedIn: boolean;\n};\n' +
      'function signOut(to: string): void;\nconst useSession: () => Session;\n```\n',
    'Behind them\n\n```ts\ntype User = {\n    id: string;\n};\n```\n',
  ])
})

test('a change that no remote can see is none', () => {
  const before = surface()
  expect(surface(user, `/** Who. */\nexport type User = { id: string }\nexport type Unseen = number\n`)).toBe(before)
})

test('a changed type behind an export is refused without a new version, and any new version lets it pass', () => {
  const [before, now] = [surface(), surface(user, 'export type User = { id: number }\n')]
  expect(judge(before, now)).toContain('shell/package.json says 1.0.0 after 1.0.0')
  expect(judge(before, now)).toMatch(/Raise that version(.|\n)*pnpm surface$/)
  expect(judge(before, as('0.9.9', now))).toContain('says 0.9.9')
  expect(judge(before, as('1.0.1', now))).toBeUndefined()
})

test('an export that is new asks for a minor version and is named', () => {
  const [before, now] = [
    surface(),
    surface(index, `export { inside, signOut, type Session, useSession } from './session.ts'`),
  ]
  expect(judge(before, as('1.0.1', now))).toContain('new: session.inside')
  expect(judge(before, as('1.1.0', now))).toBeUndefined()
  expect(judge(before, as('2.0.0', now))).toBeUndefined()
})

test('an export that is gone asks for a major version and is named, one that takes other arguments is named as well', () => {
  write('shell/src/surface/session/out.ts', 'export function signOut(): void {}\n')
  const [before, now] = [surface(), surface(index, `export { signOut } from './out.ts'\n`)]
  expect(judge(before, as('1.1.0', now))).toContain(
    'gone: session.Session, session.useSession\n  changed: session.signOut',
  )
  expect(judge(before, as('2.0.0', now))).toBeUndefined()
})

test('a surface that does not list its exports by name is refused', () => {
  expect(() => surface(index, `export * from './session.ts'\n`)).toThrow('by name')
})
