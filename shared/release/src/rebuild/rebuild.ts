/** Building a stored release again, from the commit that its origin names, and comparing every byte. */
import { mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ReleaseError } from '../errors.ts'
import { inTurns } from '../in-turns.ts'
import type { Keys } from '../keys/key-folder.ts'
import { keysOfShell, type ShellKey } from '../keys/shell-keys.ts'
import type { Origin } from '../origin/origin.ts'
import { manifestName, readBuiltRelease } from '../releases/built-release.ts'
import { copyMaps } from '../releases/kept-maps.ts'
import { readRelease } from '../releases/publish.ts'
import { step } from '../steps.ts'
import { fileKey } from '../store/layout.ts'
import type { Store } from '../store/store.ts'
import { nameOf } from '../store/stored.ts'
import { buildThere, type Checkout, checkOut, install } from './checkout.ts'
import { elsewhere, type Whole } from './elsewhere.ts'

export type Named = { unit: string; release: string }

export type Rebuilt = Named & {
  commit: string
  files: number
  bytes: number
  /** e.g. "main.js: byte 1204 is another", "a.css.br: is stored and was not built"; empty where all is the same. */
  differences: string[]
  /** Of a shell: those that it accepts. */
  keys: ShellKey[]
  /** The folder of its source maps, where they were asked for and all is the same. */
  maps?: string
}

/**
 * Of each commit one checkout is made, away from this one, and taken away again.
 * @param repository a folder or an address that git can clone
 * @param maps a folder for source maps; undefined: they go with the checkout
 * @throws ReleaseError before anything is built where one of them names no commit that could be built, or one of another
 * repository
 */
export async function rebuild(
  store: Store,
  keys: Keys,
  named: readonly Named[],
  repository: string,
  maps?: string,
): Promise<Rebuilt[]> {
  const stored = await Promise.all(named.map(one => whole(store, keys, one)))
  const groups = Map.groupBy(stored, ({ origin }) => origin.source.commit)
  const here: { checkout: Checkout; own: Whole[] }[] = []
  try {
    const missing: Whole[] = []
    for (const [commit, own] of groups) {
      step(`checking out commit ${commit.slice(0, 12)}`)
      const checkout = await checkOut(repository, commit)
      if (checkout) here.push({ checkout, own })
      else missing.push(...own)
    }
    const rest = here.flatMap(({ own }) => own)
    if (missing.length > 0) throw new ReleaseError(elsewhere(repository, missing, rest))
    return await builtHere(store, keys, here, maps)
  } finally {
    for (const { checkout } of here) await checkout.done()
  }
}

async function builtHere(
  store: Store,
  keys: Keys,
  here: { checkout: Checkout; own: Whole[] }[],
  maps: string | undefined,
): Promise<Rebuilt[]> {
  const results: Rebuilt[] = []
  for (const { checkout, own } of here) {
    step('installing the libraries of the commit')
    await install(checkout)
    results.push(...(await twoAtATime(own, one => rebuilt(store, keys, checkout, one, maps))))
    await checkout.done() // what was installed is large
  }
  return results
}

/** A build keeps one processor busy. @returns in the order of the items */
async function twoAtATime<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const [results, waiting] = [new Array<R>(items.length), items.entries()]
  const one = async () => {
    for (const [at, item] of waiting) results[at] = await work(item)
  }
  await Promise.all([one(), one()])
  return results
}

async function whole(store: Store, keys: Keys, one: Named): Promise<Whole> {
  const found = await readRelease(store, keys.known, one.unit, one.release)
  const why = obstacle(found.origin)
  if (why === undefined) return found as Whole
  throw new ReleaseError(
    `${nameOf(one)} cannot be built again: ${why}. Publish the same sources from a commit, and it says so from then on.`,
  )
}

function obstacle(origin: Origin | undefined): string | undefined {
  if (!origin) return 'nothing tells of which commit it was made'
  if (!origin.source) return 'it was published from no repository'
  const { commit, dirty } = origin.source
  return dirty ? `it was published from a tree with changes that commit ${commit} does not hold` : undefined
}

async function rebuilt(
  store: Store,
  keys: Keys,
  checkout: Checkout,
  stored: Whole,
  maps: string | undefined,
): Promise<Rebuilt> {
  const { unit, release } = stored.manifest
  const how = { keys: await keysFor(keys, checkout, stored), preview: stored.manifest.untranslated !== undefined }
  step(`building ${nameOf(stored.manifest)} again`)
  const folder = await buildThere(checkout, unit, how)
  const { manifest, manifestBytes, files } = await readBuiltRelease(folder)
  const base = { unit, release, commit: stored.origin.source.commit, keys: keysOfShell(stored.manifest, keys) }
  const built = new Map([...files, [manifestName, manifestBytes]])
  const bytes = [...built.values()].reduce((sum, each) => sum + each.length, 0)
  const other = `its sources there give another release, ${unit}@${manifest.release}`
  const differences = manifest.release === release ? await differing(store, base, built) : [other]
  const place = maps !== undefined && differences.length === 0 ? await copyMaps(folder, base, maps) : undefined
  return { ...base, files: built.size, bytes, differences, ...(place !== undefined && { maps: place }) }
}

/** The public keys are an input of the shell's build: they stand in its release.json. */
async function keysFor({ known }: Keys, { beside }: Checkout, { manifest }: Whole): Promise<string> {
  const { trusts = [], keys = known.filter(({ keyId }) => trusts.includes(keyId)) } = manifest
  const place = await mkdtemp(join(beside, 'keys-'))
  await writeFile(join(place, 'accepted.json'), `${JSON.stringify(keys)}\n`)
  return place
}

async function differing(store: Store, { unit, release }: Named, built: ReadonlyMap<string, Uint8Array>) {
  const folder = fileKey(unit, release, '')
  const stored = (await store.listAfter(folder, '')).map(key => key.slice(folder.length))
  const names = [...new Set([...stored, ...built.keys()])].sort()
  const found = await inTurns(names, async name => {
    const difference = compared(await store.read(folder + name), built.get(name))
    return difference === undefined ? [] : [`${name}: ${difference}`]
  })
  return found.flat()
}

function compared(stored: Uint8Array | undefined, built: Uint8Array | undefined): string | undefined {
  if (!stored) return 'was built and is not stored'
  if (!built) return 'is stored and was not built'
  if (Buffer.from(stored).equals(built)) return undefined
  const at = built.findIndex((byte, place) => stored[place] !== byte)
  return `byte ${at < 0 ? built.length : at} is another (${stored.length} bytes stored, ${built.length} built)`
}
