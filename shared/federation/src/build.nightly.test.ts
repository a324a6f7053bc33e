import { readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Version } from '@cyclonedx/cyclonedx-library/Spec'
import { JsonStrictValidator } from '@cyclonedx/cyclonedx-library/Validation'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { releaseManifest } from '@shared/contract/release'
import * as v from 'valibot'
import { integrityOf } from './seal.ts'
import { build, copyOf, type FixtureRelease, fixture, type Spoilt } from './testing/fixtures.ts'
import { workspaceRoot } from './workspace.ts'

let orders: FixtureRelease
let shell: FixtureRelease
const copies: Spoilt[] = []

beforeAll(async () => {
  ;[orders, shell] = await Promise.all([build(fixture('remote-orders')), build(fixture('shell'))])
})

afterAll(() => {
  for (const { base } of copies) rmSync(base, { recursive: true, force: true })
})

/** A copy of the orders remote in which some files say something else. */
function spoilt(changes: Record<string, (before: string) => string>): Spoilt {
  const copy = copyOf('remote-orders')
  copies.push(copy)
  for (const [name, change] of Object.entries(changes)) {
    const file = path.join(copy.folder, name)
    writeFileSync(file, change(readFileSync(file, 'utf8')))
  }
  return copy
}

const failure = ({ folder, base }: Spoilt): Promise<string> =>
  build(folder, path.join(base, 'dist')).then(
    () => 'built',
    (error: { stderr: string }) => error.stderr,
  )

const read = ({ folder }: FixtureRelease, file: string) => readFileSync(path.join(folder, file))

test('release.json tells every file with its hash and size, and the compressed twins hold the same', () => {
  for (const release of [orders, shell]) {
    expect(v.parse(releaseManifest, release.manifest)).toEqual(release.manifest)
    for (const [name, { integrity, bytes, brotli }] of Object.entries(release.manifest.files)) {
      const content = read(release, name)
      expect([name, integrityOf(content), content.length]).toEqual([name, integrity, bytes])
      expect(read(release, `${name}.br`)).toHaveLength(brotli)
      expect(brotliDecompressSync(read(release, `${name}.br`)).equals(content)).toBe(true)
      expect(gunzipSync(read(release, `${name}.gz`)).equals(content)).toBe(true)
    }
  }
})

test('a bill of materials, valid as its makers check it, says which libraries are in it with their licences, and is none of the files that phones are told', async () => {
  for (const [release, library] of [
    [orders, 'css-loader'],
    [shell, 'react'],
  ] as const) {
    const { sbom, files } = release.manifest
    const bytes = read(release, sbom?.file ?? '')
    expect([integrityOf(bytes), bytes.length]).toEqual([sbom?.integrity, sbom?.bytes])
    expect(Object.keys(files).filter(name => /bom/.test(name))).toEqual([])
    expect(await new JsonStrictValidator(Version.v1dot6).validate(bytes.toString())).toBeNull()
    const { components, dependencies } = JSON.parse(bytes.toString())
    expect(dependencies).toBeUndefined() // what is borrowed would lean on whoever asked for it first
    expect(components).toContainEqual(expect.objectContaining({ name: library, licenses: [expect.anything()] }))
    const unlicensed = components.filter(({ licenses }: { licenses?: unknown }) => !licenses)
    expect(unlicensed.filter(({ name }: { name: string }) => name !== 'shell')).toEqual([]) // the fixture itself
    expect(bytes.toString()).not.toContain(process.cwd())
  }
})

test('the release stands in every name by which the page could confuse two releases of a unit', () => {
  const entry = read(orders, 'remoteEntry.js').toString()
  const name = `orders__${orders.manifest.release}`
  expect(entry).toContain(`window.${name}=`)
  expect(entry).toContain(`"chunks:${name}"`)
  expect(entry).toContain(`"${name}:"`) // webpack's uniqueName, on the tags of its scripts
})

test('every way in which a release loads a script or a stylesheet carries the hash', () => {
  for (const [release, entry] of [
    [orders, 'remoteEntry.js'],
    [shell, 'main.js'],
  ] as const) {
    const code = read(release, entry).toString()
    const elements = code.match(/createElement\("(script|link)"\)/g) ?? []
    expect(elements.length).toBeGreaterThan(1)
    expect(code.match(/\.integrity=self\.__sri\(/g)?.length).toBeGreaterThanOrEqual(2)
  }
})

test('every stylesheet says the order of the layers, since any of them may be the first to come', () => {
  expect(read(orders, 'order-list.css').toString()).toMatch(/^@layer tokens,parts;@layer screens\{/)
  expect(read(shell, 'start.css').toString()).toMatch(/^@layer tokens,parts;@layer screens\{/)
})

test('no source map and no path of this machine reaches the public folder', () => {
  for (const release of [orders, shell])
    for (const name of Object.keys(release.manifest.files)) {
      expect(name).not.toMatch(/\.map$/)
      expect(read(release, name).toString()).not.toContain(process.cwd())
    }
})

test('nothing of the development server is in a build: no refresh, no sockets, no words of a compiler', () => {
  const development = /refreshOf|\$Refresh|webpackHotUpdate|webpack-dev|compile-errors|beforeunload|jsxDEV/
  for (const release of [orders, shell])
    for (const name of Object.keys(release.manifest.files))
      expect([name, development.exec(read(release, name).toString())?.[0]]).toEqual([name, undefined])
})

test('production carries ids instead of source texts; the words lie in a file per language', () => {
  const screen = read(orders, 'order-list.js').toString()
  expect(screen).not.toContain('Orders')
  expect(read(orders, 'words-jp.js').toString()).toContain('注文')
})

test('a route tells its title in all languages, Traditional Chinese by the words of the glossary', () => {
  const [route] = orders.manifest.routes
  expect(route).toMatchObject({ path: '/orders', auth: false, keepAlive: false, frame: 'page' })
  expect(route?.title).toMatchObject({ 'en-us': 'Orders', xi: 'Órdenes', 'zh-cn': '订单审核', 'zh-hant': '訂單審核' })
})

test('a shell tells the keys that were built into it: who builds it again needs the same', () => {
  const { keys = [], trusts } = shell.manifest
  expect(keys.map(({ keyId }) => keyId)).toEqual(trusts)
  const code = read(shell, 'main.js').toString()
  for (const { publicKey } of keys) expect(code).toContain(publicKey)
})

test('a remote needs what it imports of the shell, in ranges; the shell says the version of all it lends', () => {
  expect(orders.manifest.needs).toEqual({
    shell: '^1.0.0',
    'shell/session': '^1.0.0',
    '@lingui/core': '^6.8.0',
    '@lingui/react': '^6.8.0',
    '@tanstack/react-query': '^5.108.0',
    jotai: '^3.0.1',
    react: '^19.3.1',
    'react/jsx-runtime': '^19.3.1',
  })
  expect(shell.manifest.provides).toMatchObject({ shell: '1.4.0', 'shell/session': '1.4.0', react: '19.3.1' })
  expect(Object.keys(orders.manifest.needs).filter(key => !(key in (shell.manifest.provides ?? {})))).toEqual([])
})

test.each(['remote-orders', 'shell'])('the same sources of %s, built twice, give the same bytes', async name => {
  const { base } = spoilt({})
  const into = (dist: string) => build(fixture(name), path.join(base, dist))
  const [once, again] = await Promise.all([into('once'), into('again')])
  expect(again.manifest).toEqual(once.manifest)
})

test('builds anew when a cached build is cut off, and takes it again when it is whole', async () => {
  const dist = path.join(spoilt({}).base, 'dist')
  const made = await build(fixture('remote-orders'), dist)
  truncateSync(path.join(made.folder, 'order-list.js'), 0)
  expect((await build(fixture('remote-orders'), dist)).manifest).toEqual(made.manifest)
  const mended = statSync(path.join(made.folder, 'order-list.js'))
  await build(fixture('remote-orders'), dist)
  expect(mended.size).toBe(made.manifest.files['order-list.js']?.bytes)
  expect(statSync(path.join(made.folder, 'order-list.js')).ino).toBe(mended.ino)
})

test('a change of the sources gives another release', async () => {
  const style = 'src/screens/order-list/order-list.module.css'
  const { folder, base } = spoilt({ [style]: css => css.replace('order: 456', 'order: 789') })
  expect((await build(folder, path.join(base, 'dist'))).manifest.release).not.toBe(orders.manifest.release)
})

test('a change of what no build takes up gives the same release: tests, what they need, examples', async () => {
  const { folder, base } = spoilt({})
  for (const name of ['order-list.test.tsx', 'example.tsx', 'test-orders.ts'])
    writeFileSync(path.join(folder, 'src/screens/order-list', name), 'throw new Error()')
  expect((await build(folder, path.join(base, 'dist'))).manifest.release).toBe(orders.manifest.release)
})

test('code that no release id counts fails the build: it could change under the same id', async () => {
  const screen = 'src/screens/order-list/order-list.screen.tsx'
  const unseen = spoilt({
    [screen]: code => `${code}\nexport const late = (n: string) => import(\`./test-\${n}.ts\`)\n`,
  })
  writeFileSync(path.join(unseen.folder, 'src/screens/order-list/test-a.ts'), 'export const a = 1')
  expect(await failure(unseen)).toContain('order-list/test-a.ts is built in, but no release id counts it')
})

test('a library that no release id counts fails the build, since another version of it could come under the same id', async () => {
  const screen = 'src/screens/order-list/order-list.screen.tsx'
  const uncounted = spoilt({})
  const file = path.join(uncounted.folder, screen)
  const library = path.join(workspaceRoot, 'shared/tools/node_modules/fastest-levenshtein')
  const named = JSON.stringify(path.relative(path.dirname(file), library))
  writeFileSync(file, `import { distance } from ${named}\n${readFileSync(file, 'utf8')}\nexport { distance }\n`)
  expect(await failure(uncounted)).toContain('fastest-levenshtein@1.0.16 is built in, but no release id counts it')
})

test('a configuration of its own that lacks what makes a remote join fails the build, and all of it is named', async () => {
  const plain = "export default () => ({ mode: 'production', context: import.meta.dirname, entry: {} })"
  const said = await failure(spoilt({ 'webpack.config.ts': () => plain }))
  expect(said).toMatch(/output: .+\n.+no ModuleFederationPlugin.+\n.+no IntegrityPlugin.+\n.+joining\(\)/)
})

test('a preview stands in for translators with English, and says in which languages what is missing', async () => {
  const { folder, base } = spoilt({ 'src/locales/ko.po': po => po.replace('msgstr "주문"', 'msgstr ""') })
  const { manifest } = await build(folder, path.join(base, 'dist'), '--preview')
  expect(manifest.untranslated).toEqual({ ko: ['Orders'] })
  expect(manifest.routes[0]?.title).toMatchObject({ ko: 'Orders', jp: '注文' })
  const whole = await build(spoilt({}).folder, path.join(base, 'whole'), '--preview')
  expect([whole.manifest.release, whole.manifest.untranslated]).toEqual([orders.manifest.release, undefined])
})

test('a missing translation fails the build with unit, language and message', async () => {
  const said = await failure(spoilt({ 'src/locales/ko.po': po => po.replace('msgstr "주문"', 'msgstr ""') }))
  expect(said).toMatch(/remote-orders has no ko text for\n {2}"Orders", id \S+\nWrite it in .*ko\.po/)
})

test('where several languages lack texts the build names all of them at once', async () => {
  const empty = (po: string) => po.replaceAll(/^msgstr "[^"]+"$/gm, 'msgstr ""')
  const files = ['ko', 'jp', 'zh-cn'].map(language => [`src/locales/${language}.po`, empty])
  const said = await failure(spoilt(Object.fromEntries(files)))
  expect(said).toMatch(
    /has no ko, jp, zh-cn text for\n {2}"Orders", id \S+\nWrite it in \S+ko\.po, jp\.po, zh-cn\.po\n?$/,
  )
})

test('a stylesheet that styles the page fails the build, by file and line', async () => {
  const style = 'src/screens/order-list/order-list.module.css'
  const said = await failure(
    spoilt({ [style]: css => css.replace('}\n}', '}\n  :global(body) {\n    order: 1;\n  }\n}') }),
  )
  expect(said).toMatch(/order-list\.module\.css:6 styles :global\(body\), without a class of its own\. Begin/)
})

test('a message that was never extracted fails the build', async () => {
  const screen = 'src/screens/order-list/order-list.screen.tsx'
  const said = await failure(spoilt({ [screen]: code => code.replace('<Trans>Orders', '<Trans>All orders') }))
  expect(said).toMatch(/order-list\.screen\.tsx asks for "All orders", id \S+, in no catalog yet/)
  expect(said).toContain('pnpm words extract')
})

test.each([
  ['two routes with one address', (code: string) => code.replace(/\[\n([\s\S]*)\]/, '[\n$1$1]'), 'has /orders twice'],
  ['a screen that does not exist', (code: string) => code.replaceAll('order-list', 'nowhere'), './screens/nowhere/'],
  ['an import of code', (code: string) => `import '../x.ts'\n${code}`, 'it is a literal list'],
  ['a path of two segments', (code: string) => code.replace("'/orders'", "'/orders/all'"), 'A path is one segment'],
])('routes.ts with %s fails the build', async (_, change, reason) => {
  expect(await failure(spoilt({ 'src/routes.ts': change }))).toContain(reason)
})

test('a remote that does not say which shell it was written for fails the build', async () => {
  const said = await failure(spoilt({ 'package.json': json => json.replace('"needs"', '"wants"') }))
  expect(said).toContain('add "needs": {"shell": "^1.0.0"}')
})
