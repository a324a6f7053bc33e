/**
 * The twin: the same sources as one ordinary application, code-split by screen, without federation. It is served by the same
 * gateway under the same policy, every file with its hash and everything that a screen needs preloaded, so that the
 * difference is what federation costs, and nothing else.
 */
import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ReleaseManifest } from '@shared/contract/release'
import { readBuiltRelease } from '@shared/release/writing'
import { type Route, readRoutes } from '../../../../federation/src/routes.ts'
import { sealFiles, takeOutMaps } from '../../../../federation/src/seal.ts'
import { readUnit, type Unit } from '../../../../federation/src/unit.ts'
import { common } from '../../../../federation/src/webpack-common.ts'

const root = fileURLToPath(new URL('../../../../../', import.meta.url))
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

type Configuration = ReturnType<typeof common>
type Plugin = NonNullable<Configuration['plugins']>[number]
type StatsJson = { namedChunkGroups?: Record<string, { assets?: { name: string }[] }> }
type Stats = { hasErrors(): boolean; toJson(options: object): StatsJson; toString(options: object): string }
type Webpack = {
  (configuration: Configuration, done: (error: Error | null, stats?: Stats) => void): void
  DefinePlugin: new (definitions: Record<string, string>) => Plugin
  NormalModuleReplacementPlugin: new (resource: RegExp, by: string) => Plugin
}
const webpack = createRequire(`${root}shared/federation/package.json`)('webpack') as Webpack

type Built = Awaited<ReturnType<typeof readBuiltRelease>>

const remotes = globSync('remote-*', { cwd: root }).sort()

const idOf = (...what: readonly string[]) => createHash('sha256').update(what.join(' ')).digest('hex').slice(0, 12)

/** The shell under an id of the twin's own, which changes with any unit's sources. */
function twinUnit(): Unit {
  const unit = readUnit(`${root}shell`, 'production')
  const release = idOf('twin', unit.release, ...remotes.map(one => readUnit(`${root}${one}`, 'production').release))
  return { ...unit, release, fullName: `shell__${release}` }
}

const wordsOf = (unit: string) => ({
  test: /\.po$/,
  include: `${root}${unit}/src/locales`,
  type: 'javascript/auto',
  use: [
    {
      loader: `${root}shared/federation/src/words/po-loader.ts`,
      options: { unitFolder: `${root}${unit}` },
    },
  ],
})

type Rule = NonNullable<NonNullable<Configuration['module']>['rules']>[number]
const isOf = (rule: Rule, file: string) =>
  typeof rule === 'object' && rule !== null && rule.test instanceof RegExp && rule.test.test(file)

function configurationOf(unit: Unit, folder: string): Configuration {
  const base = common(unit, () => false)
  const kept = (base.plugins ?? []).filter(plugin => plugin?.constructor.name !== 'UsedWordsPlugin')
  const instead = (file: string, by: string) => new webpack.NormalModuleReplacementPlugin(new RegExp(file), here(by))
  return {
    ...base,
    entry: { main: './src/main.ts' },
    output: { ...base.output, path: folder, publicPath: `/r/shell/${unit.release}/` },
    optimization: { ...base.optimization, splitChunks: { chunks: 'async' } },
    module: {
      rules: [
        ...(base.module?.rules ?? []).filter(rule => !isOf(rule, 'ko.po')),
        ...['shell', ...remotes].map(wordsOf),
        { test: /remote-[a-z]+\/src\/routes\.ts$/, enforce: 'pre', use: [{ loader: here('routes-loader.ts') }] },
      ],
    },
    plugins: [
      ...kept,
      new webpack.DefinePlugin({ __TRUSTED_KEYS__: JSON.stringify(unit.trusted) }),
      instead('/container\\.ts$', 'container.ts'),
      instead('@module-federation/runtime-core', 'runtime-core.ts'),
    ],
  }
}

export const bundle = (configuration: Configuration) =>
  new Promise<StatsJson>((resolve, reject) =>
    webpack(configuration, (error, stats) => {
      if (!stats) return reject(error)
      if (stats.hasErrors()) return reject(new Error(stats.toString({ all: false, errors: true })))
      resolve(stats.toJson({ all: false, chunkGroups: true }))
    }),
  )

type RemoteRoutes = { remote: string; routes: Route[] }

/** By address "lent:<path>", since the page preloads out of the shell what a screen borrows. English, as the bench runs. */
function preloadsOf(told: StatsJson, all: readonly RemoteRoutes[]): ReleaseManifest['preload'] {
  const group = (name: string) => (told.namedChunkGroups?.[name]?.assets ?? []).map(asset => asset.name)
  const start = group('bootstrap')
  const screens = all.flatMap(({ remote, routes }) =>
    routes.map(({ data, screen }): [string, string[]] => {
      const files = [...group(`${remote}-${screen}`), ...group(`${remote}-words-en-us`)]
      return [`lent:${data.path}`, files.filter(file => !start.includes(file))]
    }),
  )
  return { shell: start, 'words:en-us': group('words-en-us'), ...Object.fromEntries(screens) }
}

/** Only its addresses: its code is in the twin. */
function addressesOf({ remote, routes }: RemoteRoutes): Built {
  const bytes = Buffer.from('"in the twin"')
  const hash = `sha384-${createHash('sha384').update(bytes).digest('base64')}`
  const manifest: ReleaseManifest = {
    unit: remote.replace('remote-', ''),
    release: idOf(remote, JSON.stringify(routes.map(({ data }) => data))),
    version: '1.0.0',
    entry: 'remoteEntry.js',
    files: { 'remoteEntry.js': { integrity: hash, bytes: bytes.length, brotli: bytes.length } },
    routes: routes.map(({ data }) => data),
    preload: {},
    needs: {},
    borrows: Object.fromEntries(routes.map(({ data }) => [data.path, [data.path]])),
  }
  return { manifest, manifestBytes: Buffer.from(JSON.stringify(manifest)), files: new Map([['remoteEntry.js', bytes]]) }
}

/** @param parent folder for what is built @returns ready to be published: the application, and the addresses of each remote */
export async function buildTwin(parent: string): Promise<Built[]> {
  const unit = twinUnit()
  const folder = path.join(parent, unit.release)
  await mkdir(folder, { recursive: true })
  const told = await bundle(configurationOf(unit, folder))
  await takeOutMaps(folder, path.join(parent, 'maps'))
  const all = await Promise.all(
    remotes.map(async remote => ({ remote, routes: await readRoutes(readUnit(`${root}${remote}`, 'production')) })),
  )
  const manifest: ReleaseManifest = {
    ...{ unit: 'shell', release: unit.release, version: unit.package.version, entry: 'main.js', routes: [], needs: {} },
    files: await sealFiles(folder, 11),
    preload: preloadsOf(told, all),
    trusts: unit.trusted.map(({ keyId }) => keyId),
  }
  await writeFile(path.join(folder, 'release.json'), JSON.stringify(manifest))
  return [await readBuiltRelease(folder), ...all.map(addressesOf)]
}
