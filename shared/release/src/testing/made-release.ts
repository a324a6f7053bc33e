/** Small releases made by hand for tests: the form of a build without its bundler. */
import { createHash, generateKeyPairSync } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { languageCode, type Platform, type RouteData } from '@shared/contract/config'
import type { ReleaseManifest } from '@shared/contract/release'
import type { AcceptedKey } from '@shared/contract/signed'
import type { Keys } from '../keys/key-folder.ts'
import { pointOf } from '../keys/signature.ts'
import { readBuiltRelease, sha384 } from '../releases/built-release.ts'
import { type Published, publish } from '../releases/publish.ts'
import type { Store } from '../store/store.ts'

export type Made = {
  unit: string
  /** Text by file name; the first is the entry. "%NAME%" becomes the name of the release, <unit>__<release>. */
  files: Record<string, string>
  routes?: RouteData[]
  preload?: ReleaseManifest['preload']
  version?: string
  needs?: ReleaseManifest['needs']
  provides?: ReleaseManifest['provides']
  links?: string[]
  untranslated?: ReleaseManifest['untranslated']
  /** A bill of materials, as text. */
  sbom?: string
  /** Shell only; default: the test's own key. */
  trusts?: string[]
  /** Shell only: public keys, of which it accepts those of `trusts`; default: the test's own. */
  keys?: readonly AcceptedKey[]
  /** Shell only. */
  readsThin?: boolean
}

/** Keys of this test process alone, the newest last. */
export function makeKeys(...ids: string[]): Keys {
  const held = ids.map(keyId => ({ keyId, ...generateKeyPairSync('ec', { namedCurve: 'P-256' }) }))
  const accepted = held.map(({ keyId, privateKey }) => ({ keyId, publicKey: pointOf(privateKey) }))
  const signing: Keys['signing'] = trusts => {
    const key = held.findLast(({ keyId }) => !trusts || trusts.includes(keyId))
    if (key) return key
    throw new Error(`No key of ${trusts}`)
  }
  return { accepted, known: accepted, held, signing }
}

/** The one key, k1, with which small releases are signed and which small shells trust. */
export const testKeys = makeKeys('k1')

export const platform: Platform = {
  name: 'tarn',
  environment: 'test',
  apiBase: '',
  fileBase: '/api/sys/common/static/',
  transportPublicKey: 'MIIB',
  features: [],
  market: { focusMs: 1000, listMs: 3000, staleMs: 5000, source: 'process' },
  outlink: [],
  customerService: { url: '' },
}

/** @returns the folder of the release, `<dist>/<release>` */
export async function makeBuild(dist: string, made: Made): Promise<string> {
  const release = createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 12)
  const folder = join(dist, release)
  const named = Object.entries(made.files).map(
    ([file, text]) => [file, text.replaceAll('%NAME%', `${made.unit}__${release}`)] as const,
  )
  for (const [name, text] of named) await writeWithTwins(join(folder, name), text)
  if (made.sbom !== undefined) await writeFile(join(folder, billName), made.sbom)
  const manifest = manifestOf({ ...made, files: Object.fromEntries(named) }, release)
  await writeFile(join(folder, 'release.json'), JSON.stringify(manifest))
  return folder
}

/** What a release needs to pass the gate: its own name in its code, and a catalog of the same messages in each language. */
export function sound(unit: string, more: Partial<Made> = {}): Made {
  const entry = unit === 'shell' ? 'main.js' : 'remoteEntry.js'
  const points = unit === 'shell' ? keysOf(more).map(({ publicKey }) => publicKey) : []
  const words = codes.map(code => [`words-${code}.js`, `p(JSON.parse('{"aBc123":["${code}"]}'))`] as const)
  const files = {
    [entry]: `self["chunks:%NAME%"]=window["%NAME%"]=self.__sri("a.js",${JSON.stringify(points)})`,
    ...Object.fromEntries(words),
    ...more.files,
  }
  const spoken = codes.map((code): [string, string[]] => [`words:${code}`, [`words-${code}.js`]])
  return { unit, ...more, files, preload: { ...Object.fromEntries(spoken), ...more.preload } }
}

const keysOf = ({ trusts = ['k1'], keys = testKeys.accepted }: Partial<Made>): AcceptedKey[] =>
  keys.filter(({ keyId }) => trusts.includes(keyId))

const codes = [...languageCode.options, 'zh-hant']

/** Makes a build and stores it. */
export async function publishMade(store: Store, dist: string, made: Made): Promise<Published> {
  return publish(store, testKeys, await readBuiltRelease(await makeBuild(dist, made)))
}

/** An open route with the same title in every language. */
export function routeTo(path: string, title = path): RouteData {
  const titles = Object.fromEntries(codes.map(code => [code, title])) as RouteData['title']
  return { path, title: titles, auth: false, keepAlive: false, frame: 'page' }
}

/** At the quickest quality: of a made release nobody measures the bytes. */
const brotli = (text: string | Uint8Array) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })

const billName = 'sbom.cdx.json'
const billOf = (bytes: Uint8Array) => ({ file: billName, integrity: sha384(bytes), bytes: bytes.length })

function manifestOf(made: Made, release: string): ReleaseManifest {
  const hashed = Object.entries(made.files).map(([name, text]) => {
    const bytes = Buffer.from(text)
    return [name, { integrity: sha384(bytes), bytes: bytes.length, brotli: brotli(bytes).length }] as const
  })
  return {
    unit: made.unit,
    release,
    version: made.version ?? '1.0.0',
    entry: Object.keys(made.files)[0] ?? '',
    files: Object.fromEntries(hashed),
    routes: made.routes ?? [],
    preload: made.preload ?? {},
    needs: made.needs ?? {},
    ...(made.provides && { provides: made.provides }),
    ...(made.links && { links: made.links }),
    ...(made.untranslated && { untranslated: made.untranslated }),
    ...(made.sbom !== undefined && { sbom: billOf(Buffer.from(made.sbom)) }),
    ...(made.unit === 'shell' && {
      ...{ trusts: made.trusts ?? ['k1'], keys: keysOf(made) },
      readsThin: made.readsThin,
    }),
  }
}

async function writeWithTwins(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
  await writeFile(`${path}.br`, brotli(text))
  await writeFile(`${path}.gz`, gzipSync(text))
}
