/** What each KB until Home stands does, by the library or the room that it comes from, beside the twin's. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ReleaseManifest } from '@shared/contract/release'
import { builtUnits } from '../built-units.ts'
import { table } from './figures.ts'
import type { Ground } from './ground.ts'
import { buildTwin } from './twin/build.ts'
import { type Folders, type Weight, weightsIn } from './weights.ts'

const HOME = '/home'

/** Files of one release that come until Home is drawn. */
type Start = Folders & { manifest: ReleaseManifest; names: string[] }
type Weights = Map<string, Weight>

const startOf = (folders: Folders, manifest: ReleaseManifest, of: readonly string[]): Start => {
  const listed = [...of, 'words:en-us'].flatMap(name => manifest.preload[name] ?? [])
  return { ...folders, manifest, names: [...new Set([manifest.entry, ...listed])] }
}

const manifestIn = (folder: string): ReleaseManifest => JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'))

async function federated(): Promise<Start[]> {
  const units = (await builtUnits()).map(({ folder, release }) => ({
    folders: { folder, maps: join(dirname(folder), 'maps', release) },
    manifest: manifestIn(folder),
  }))
  const home = units.find(({ manifest }) => HOME in manifest.preload)?.manifest
  const lent = (home?.borrows?.[HOME] ?? []).map(family => `lent:${family}`)
  return units.flatMap(({ folders, manifest }) => {
    if (manifest === home) return [startOf(folders, manifest, [HOME])]
    return manifest.unit === 'shell' ? [startOf(folders, manifest, ['shell', ...lent])] : []
  })
}

/** Its maps are read before its folder goes. */
async function twin(): Promise<Weights> {
  const parent = mkdtempSync(join(tmpdir(), 'bench-twin-'))
  try {
    const [application] = await buildTwin(parent)
    if (!application) throw new Error('The twin was not built')
    const { manifest } = application
    const folders = { folder: join(parent, manifest.release), maps: join(parent, 'maps') }
    return weigh([startOf(folders, manifest, ['shell', `lent:${HOME}`])])
  } finally {
    rmSync(parent, { recursive: true, force: true })
  }
}

function weigh(starts: readonly Start[]): Weights {
  const all: Weights = new Map()
  for (const { manifest, names, ...folders } of starts)
    for (const name of names)
      for (const [owner, { minified, brotli }] of weightsIn(name, manifest.files[name]?.brotli ?? 0, folders)) {
        const known = all.get(owner) ?? { minified: 0, brotli: 0 }
        all.set(owner, { minified: known.minified + minified, brotli: known.brotli + brotli })
      }
  return all
}

/** As it comes over the wire. */
async function pageOf(url: string): Promise<Weight> {
  const reply = await fetch(url, { headers: { 'Accept-Encoding': 'br' } })
  return { brotli: Number(reply.headers.get('content-length')), minified: (await reply.arrayBuffer()).byteLength }
}

const sum = (weights: Weights): Weight => {
  const all = [...weights.values()]
  const total = (of: keyof Weight) => all.reduce((before, one) => before + one[of], 0)
  return { minified: total('minified'), brotli: total('brotli') }
}

const kilobytes = (bytes = 0) => (bytes / 1000).toFixed(1)

const row = (what: string, ours: Weight | undefined, other: Weight | undefined) => [
  what,
  kilobytes(ours?.minified),
  kilobytes(ours?.brotli),
  kilobytes(other?.brotli),
  kilobytes((ours?.brotli ?? 0) - (other?.brotli ?? 0)),
]

/** @returns the section of the report */
export async function moduleFigures({ sites }: Ground): Promise<string> {
  const urls = await sites()
  const [ours, other] = [weigh(await federated()), await twin()]
  ours.set('the page, with the live set', await pageOf(urls.platform.url))
  other.set('the page, with the live set', await pageOf(urls.twin.url))
  const heaviest = [...new Set([...ours.keys(), ...other.keys()])].sort(
    (a, b) => (ours.get(b)?.brotli ?? 0) - (ours.get(a)?.brotli ?? 0),
  )
  const rows = heaviest.map(what => row(what, ours.get(what), other.get(what)))
  return table(
    ['', 'minified, KB', 'brotli, KB', 'of the twin', 'more than the twin'],
    [row('**in all**', sum(ours), sum(other)), ...rows],
  )
}
