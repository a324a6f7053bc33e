/** Every release in the store: whole, signed, each file with the hash that its release.json says. */
import { signaturesOf } from '@shared/contract/signed'
import { type GivenUp, givenUpSigner } from '../decisions/given-up.ts'
import { type Finding, onlyRefused, ReleaseError } from '../errors.ts'
import { inTurns } from '../in-turns.ts'
import type { Keys } from '../keys/key-folder.ts'
import { inWords, keysOfShell, strangeKeys } from '../keys/shell-keys.ts'
import { isSignatureOf } from '../keys/signature.ts'
import { readOrigin } from '../origin/origin.ts'
import { contentProblems, manifestName, parseManifest } from '../releases/built-release.ts'
import { readRelease, readSignature } from '../releases/publish.ts'
import { publishAgain } from '../releases/same-build.ts'
import { oneByOne } from '../steps.ts'
import { fileKey, originKey, removalKey } from '../store/layout.ts'
import { isPublishing } from '../store/marks.ts'
import type { Store } from '../store/store.ts'
import { nameOf, type Stored, storedReleases } from '../store/stored.ts'

/**
 * @param givenUp keys that were given up as stolen: a release that they alone signed can only not go live
 * @param named shells of whose keys is told already
 */
export async function verifyReleases(
  store: Store,
  keys: Keys,
  now: Date,
  givenUp: GivenUp,
  named: readonly { release: string }[],
) {
  const all = await storedReleases(store)
  const [problems, remarks]: [Finding[], Finding[]] = [[], []]
  await oneByOne('checking releases', all, async one => {
    const keyId = await signedByGivenUp(store, keys, one, givenUp)
    if (keyId) remarks.push(cannotGoLive(one, keyId))
    if (one.files.includes(manifestName)) problems.push(...(await wrongWith(store, keys, one, keyId !== undefined)))
    else remarks.push(await unfinished(store, one, now))
    if (one.unit === 'shell' && !named.some(({ release }) => release === one.release))
      remarks.push(...(await strangersIn(store, keys, one)))
    if (await store.read(removalKey(one.unit, one.release))) remarks.push(marked(one))
  })
  return { problems, remarks, releases: all.length, files: all.reduce((sum, { files }) => sum + files.length, 0) }
}

async function signedByGivenUp(
  store: Store,
  { known }: Keys,
  { unit, release }: Stored,
  givenUp: GivenUp,
): Promise<string | undefined> {
  const made = givenUp.size > 0 ? await readSignature(store, unit, release) : undefined
  const ids = made ? signaturesOf(made).map(({ keyId }) => keyId) : []
  return known.some(({ keyId }) => ids.includes(keyId)) ? undefined : givenUpSigner(ids, givenUp)
}

const cannotGoLive = (one: Stored, keyId: string): Finding => ({
  what: `${nameOf(one)} was signed by ${keyId}, which was given up as stolen: it cannot go live.`,
  mend: 'Publish it again, or let gc take it away.',
})

/** Of a stored shell that no page runs. A stolen key is in each shell of its time, so that is said where one goes back to it. */
async function strangersIn(store: Store, keys: Keys, { unit, release }: Stored): Promise<Finding[]> {
  const found = await readRelease(store, keys.known, unit, release).catch(onlyRefused)
  const strange = found ? strangeKeys(keysOfShell(found.manifest, keys)).filter(({ is }) => is !== 'stolen') : []
  return strange.map(key => ({
    what: `${unit}@${release}, which is stored, accepts ${inWords(key)}. The gate lets no such shell go live.`,
    mend: 'Find out who published it. gc takes it away once nothing needs it.',
  }))
}

/** @param excused it need not be signed by a key that counts */
async function wrongWith(store: Store, keys: Keys, one: Stored, excused: boolean): Promise<Finding[]> {
  const { unit, release } = one
  const files = new Map(await inTurns(one.files, async file => [file, await fileOf(store, one, file)] as const))
  const bytes = files.get(manifestName) ?? new Uint8Array()
  files.delete(manifestName)
  const signed = excused || isSignatureOf(bytes, await readSignature(store, unit, release), keys.known)
  const found = signed ? contentsOf(bytes, files, one) : [`its ${manifestName} carries no signature that fits it`]
  const originBytes = excused ? undefined : await store.read(originKey(unit, release))
  if (originBytes && !(await readOrigin(store, keys.known, unit, release)))
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
