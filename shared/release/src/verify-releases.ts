/** Every release in the store: whole, signed, each file with the hash that its release.json says. */
import { contentProblems, manifestName, parseManifest } from './built-release.ts'
import { type Finding, ReleaseError } from './errors.ts'
import { inTurns } from './in-turns.ts'
import type { Keys } from './keys/key-folder.ts'
import { isSignatureOf } from './keys/signature.ts'
import { fileKey, originKey, removalKey } from './layout.ts'
import { isPublishing } from './marks.ts'
import { readOrigin } from './origin/origin.ts'
import { readSignature } from './publish.ts'
import { publishAgain } from './same-build.ts'
import type { Store } from './store/store.ts'
import { nameOf, type Stored, storedReleases } from './stored.ts'

export async function verifyReleases(store: Store, keys: Keys, now: Date) {
  const all = await storedReleases(store)
  const [problems, remarks]: [Finding[], Finding[]] = [[], []]
  for (const one of all) {
    if (one.files.includes(manifestName)) problems.push(...(await wrongWith(store, keys, one)))
    else remarks.push(await unfinished(store, one, now))
    if (await store.read(removalKey(one.unit, one.release))) remarks.push(marked(one))
  }
  return { problems, remarks, releases: all.length, files: all.reduce((sum, { files }) => sum + files.length, 0) }
}

async function wrongWith(store: Store, keys: Keys, one: Stored): Promise<Finding[]> {
  const { unit, release } = one
  const files = new Map(await inTurns(one.files, async file => [file, await fileOf(store, one, file)] as const))
  const bytes = files.get(manifestName) ?? new Uint8Array()
  files.delete(manifestName)
  const signed = isSignatureOf(bytes, await readSignature(store, unit, release), keys.known)
  const found = signed ? contentsOf(bytes, files, one) : [`its ${manifestName} carries no signature that fits it`]
  const told = await store.read(originKey(unit, release))
  if (told && !(await readOrigin(store, keys.known, unit, release)))
    found.push('what is said of where it comes from carries no signature that fits it')
  return found.map(what => ({ what: `${nameOf(one)}: ${what}.`, mend: mendOf(what, one) }))
}

const fileOf = async (store: Store, { unit, release }: Stored, file: string) =>
  (await store.read(fileKey(unit, release, file))) ?? new Uint8Array()

function contentsOf(bytes: Uint8Array, files: ReadonlyMap<string, Uint8Array>, one: Stored): string[] {
  try {
    const manifest = parseManifest(bytes, nameOf(one))
    const isElsewhere = nameOf(manifest) !== nameOf(one)
    return isElsewhere ? [`its ${manifestName} is that of another release`] : contentProblems(manifest, files)
  } catch (error) {
    if (error instanceof ReleaseError) return [error.message]
    throw error
  }
}

const mendOf = (what: string, { unit, release }: Stored): string =>
  what.endsWith('is there but not listed')
    ? `Delete it below ${fileKey(unit, release, '')}: no phone asks for it.`
    : `${publishAgain({ unit, release })}. That puts it right.`

async function unfinished(store: Store, one: Stored, now: Date): Promise<Finding> {
  return (await isPublishing(store, one.unit, one.release, now))
    ? { what: `${nameOf(one)} is being published.`, mend: 'Nothing is to be done.' }
    : {
        what: `${nameOf(one)} is not whole: its publishing was broken off.`,
        mend: 'Publish it again; or gc takes it away.',
      }
}

const marked = (one: Stored): Finding => ({
  what: `${nameOf(one)} is marked by gc, which takes it away or was broken off.`,
  mend: 'Run gc again, or publish it again.',
})
