/** A release as a build left it in a folder: read whole and checked against its own release.json before anything is stored. */
import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type ReleaseManifest, releaseManifest } from '@shared/contract/release'
import * as v from 'valibot'
import { ReleaseError } from '../errors.ts'
import { inTurns } from '../in-turns.ts'
import { isKey } from '../store/keys.ts'

export const manifestName = 'release.json'

export type BuiltRelease = {
  manifest: ReleaseManifest
  /** release.json as it was built, byte for byte. */
  manifestBytes: Uint8Array
  /** Every other file by its name: those that release.json lists, and their compressed twins. */
  files: ReadonlyMap<string, Uint8Array>
}

const twins = [
  ['.br', brotliDecompressSync],
  ['.gz', gunzipSync],
] as const

/** @throws ReleaseError with everything that is wrong with it */
export async function readBuiltRelease(folder: string): Promise<BuiltRelease> {
  const files = await readAll(folder)
  const manifestBytes = files.get(manifestName)
  if (!manifestBytes)
    throw new ReleaseError(`${folder} holds no ${manifestName}, so it is no finished build. Build again.`)
  files.delete(manifestName)
  const manifest = parseManifest(manifestBytes, folder)
  const problems = contentProblems(manifest, files)
  if (problems.length > 0)
    throw new ReleaseError(`${folder} is not what its ${manifestName} says. Build again.\n  ${problems.join('\n  ')}`)
  return { manifest, manifestBytes, files }
}

/** @param from named in the error, e.g. the folder */
export function parseManifest(bytes: Uint8Array, from: string): ReleaseManifest {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), releaseManifest), Buffer.from(bytes).toString())
  if (result.success) return result.output
  const issues = result.issues.map(issue => `  ${v.getDotPath(issue) ?? manifestName}: ${issue.message}`)
  throw new ReleaseError(`The ${manifestName} of ${from} is not of the contract's form:\n${issues.join('\n')}`)
}

/** @param files all but release.json @returns e.g. "a/b.css is listed but missing" */
export const contentProblems = (manifest: ReleaseManifest, files: ReadonlyMap<string, Uint8Array>): string[] => [
  ...listedProblems(manifest, files),
  ...billProblems(manifest, files),
  ...unlistedProblems(manifest, files),
]

function listedProblems({ files: listed, entry }: ReleaseManifest, files: ReadonlyMap<string, Uint8Array>): string[] {
  const wrong = Object.entries(listed).flatMap(([name, { integrity, bytes, brotli }]) => {
    const content = files.get(name)
    if (!content) return [`${name} is listed but missing`]
    if (content.length !== bytes) return [`${name} has ${content.length} bytes, listed are ${bytes}`]
    if (sha384(content) !== integrity) return [`${name} has another hash than listed`]
    return [...twinProblems(name, content, files), ...weightProblems(name, brotli, files)]
  })
  return entry in listed ? wrong : [...wrong, `the entry ${entry} is not listed`]
}

/** Phones load the packed form that they take, whole and unchanged from the store. @returns e.g. "a/b.css.br does not unpack to a/b.css" */
export function twinProblems(name: string, content: Uint8Array, files: ReadonlyMap<string, Uint8Array>): string[] {
  return twins.flatMap(([ending, unpack]) => {
    const twin = files.get(name + ending)
    return !twin || unpacksTo(twin, unpack, content) ? [] : [`${name}${ending} does not unpack to ${name}`]
  })
}

/** Phones load the packed twin of a file, or the file itself where there is none: that is what the budget weighs. */
export function weightProblems(name: string, listed: number, files: ReadonlyMap<string, Uint8Array>): string[] {
  const twin = files.get(`${name}.br`)
  const bytes = (twin ?? files.get(name))?.length
  if (bytes === undefined || bytes === listed) return []
  return [
    `${twin ? `${name}.br has ${bytes} bytes` : `${name} has ${bytes} bytes and no ${name}.br`}, listed are ${listed}`,
  ]
}

type Unpack = (bytes: Uint8Array, options: { maxOutputLength: number }) => Buffer

function unpacksTo(twin: Uint8Array, unpack: Unpack, content: Uint8Array): boolean {
  try {
    return unpack(twin, { maxOutputLength: Math.max(1, content.length) }).equals(content)
  } catch {
    return false // not of its kind at all, or of far more
  }
}

function billProblems({ sbom }: ReleaseManifest, files: ReadonlyMap<string, Uint8Array>): string[] {
  if (!sbom) return []
  const content = files.get(sbom.file)
  if (!content) return [`${sbom.file} is listed but missing`]
  return sha384(content) === sbom.integrity ? [] : [`${sbom.file} has another hash than listed`]
}

function unlistedProblems({ files: listed, sbom }: ReleaseManifest, files: ReadonlyMap<string, Uint8Array>): string[] {
  return [...files.keys()].flatMap(name => {
    if (!isKey(name)) return [`${name} cannot be a file's name in a release: use letters, digits and _ . @ + ~ -`]
    return name in listed || name === sbom?.file || name.replace(/\.(br|gz)$/, '') in listed
      ? []
      : [`${name} is there but not listed`]
  })
}

/** As browsers check it, e.g. "sha384-oqVuAf…". */
export const sha384 = (bytes: Uint8Array): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

async function readAll(folder: string): Promise<Map<string, Uint8Array>> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const paths = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  const name = (path: string) => relative(folder, path).split(sep).join('/')
  return new Map(await inTurns(paths, async path => [name(path), await readFile(path)] as const))
}

/**
 * The release in a build's folder: the folder itself where it holds a release.json, else the newest below it.
 * Undefined where nothing was built.
 */
export async function newestBuild(dist: string): Promise<string | undefined> {
  if (await finishedAt(dist)) return dist
  const names = (await readdir(dist).catch(() => [])).filter(name => !name.startsWith('.'))
  const builds = await Promise.all(
    names.map(async name => ({ folder: join(dist, name), at: await finishedAt(join(dist, name)) })),
  )
  return builds.filter(build => build.at > 0).sort((a, b) => b.at - a.at)[0]?.folder
}

/** When its release.json was written, 0 where there is none. */
const finishedAt = (folder: string): Promise<number> =>
  stat(join(folder, manifestName)).then(
    file => file.mtimeMs,
    () => 0,
  )
