/**
 * Deltas between releases, as the store holds them. Each is tried once before the first phone gets it: what does not lead to
 * the very file that its release names is told to the log, and phones get the whole file.
 */
import { releaseManifest } from '@shared/contract/release'
import { readDelta, readReleaseFile, type StoredDelta, sha256, sha384, unframed } from '@shared/release'
import * as v from 'valibot'
import type { Reading } from './deployed.ts'
import type { Log } from './log.ts'

export type Place = { unit: string; release: string; file: string }

/** @param dictionary SHA-256 of what the phone has, hexadecimal @returns a frame that leads from that to the file */
export type Deltas = (place: Place, dictionary: string) => Promise<Uint8Array | undefined>

/** Whether a delta leads to its file; undefined where the store did not have what it is judged by. */
type Judgement = boolean | undefined

/** So many judgements are remembered; one is made again in a few milliseconds. */
const most = 4096

export function checkedDeltas(store: Reading, log: Log): Deltas {
  const judged = new Map<string, Promise<Judgement>>()
  const judge = async (place: Place, delta: StoredDelta) => {
    const leads = await leadsThere(store, place, delta)
    if (leads === false) log('bad-delta', { ...place, from: delta.from })
    return leads
  }
  return async (place, dictionary) => {
    const delta = await readDelta(store, place.unit, place.release, place.file, dictionary)
    if (!delta || !isFor(delta, dictionary)) return undefined
    const name = `${place.unit}/${place.release}/${place.file} ${sha256(delta.frame).toString('hex')}`
    const judgement = judged.get(name) ?? judge(place, delta)
    keep(judged, name, judgement)
    return (await judgement) ? delta.frame : undefined
  }
}

function keep(judged: Map<string, Promise<Judgement>>, name: string, judgement: Promise<Judgement>): void {
  if (judged.has(name)) return
  const [oldest] = judged.size < most ? [] : judged.keys()
  if (oldest !== undefined) judged.delete(oldest)
  judged.set(name, judgement)
  const forget = () => void judged.delete(name) // the store did not answer, or lacked a file: the next request judges anew
  judgement.then(leads => leads ?? forget(), forget)
}

/** The hash in the frame's own head. */
const isFor = ({ frame }: StoredDelta, dictionary: string): boolean =>
  Buffer.from(frame.subarray(8, 40)).toString('hex') === dictionary

async function leadsThere(
  store: Reading,
  { unit, release, file }: Place,
  { from, frame }: StoredDelta,
): Promise<Judgement> {
  const [dictionary, manifest] = await Promise.all([
    readReleaseFile(store, unit, from, file),
    readReleaseFile(store, unit, release, 'release.json'),
  ])
  if (!dictionary || !manifest) return undefined
  const listed = manifestIn(manifest)?.files[file]
  const made = listed && (await unframed(frame, dictionary, listed.bytes))
  return made !== undefined && sha384(made) === listed?.integrity
}

function manifestIn(bytes: Uint8Array) {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), releaseManifest), Buffer.from(bytes).toString())
  return read.success ? read.output : undefined
}
