/** /r/<unit>/<release>/<file>: files that never change, in the form that the client takes. */
import { hasDeltas, readReleaseFile } from '@shared/release'
import type { Deltas, Place } from './deltas.ts'
import type { Reading } from './deployed.ts'
import { immutable, type Resource } from './http/answer.ts'
import type { Encoding } from './http/encoding.ts'
import { madeOnce } from './http/made-once.ts'
import { packQuickly } from './http/pack.ts'

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
}

const twin = { br: '.br', gzip: '.gz', identity: '' }

/** @param address of who asks @returns undefined where the path names no file of a release */
export type ReleaseFiles = (path: string, address: string) => Resource | undefined

/** Reads a file in a form, on behalf of an address. */
type ReadForm = (place: Place, encoding: Encoding, address: string) => Promise<Uint8Array | undefined>

/** Many phones of one address may ask for all units at once, with their canaries and the releases before. */
const bounds = { kept: 128, ofAddress: 32, aMinute: 600 }

/** A build packs all but release.json, which lists what it packed: that is packed here. */
function formsIn(store: Reading): ReadForm {
  const made = madeOnce<Uint8Array>(bounds)
  const make = async ({ unit, release, file }: Place, encoding: Encoding) => {
    const bytes = await readReleaseFile(store, unit, release, file)
    return bytes && packQuickly(bytes, encoding)
  }
  return async (place, encoding, address) => {
    const { unit, release, file } = place
    if (file !== 'release.json') return readReleaseFile(store, unit, release, file + twin[encoding])
    return made(`${unit}/${release} ${encoding}`, address, () => make(place, encoding))
  }
}

function placeIn(path: string): Place | undefined {
  const [, unit, release, file] = /^\/r\/([^/]+)\/([^/]+)\/(.+)$/.exec(path) ?? []
  return unit === undefined || release === undefined || file === undefined ? undefined : { unit, release, file }
}

export function releaseFiles(store: Reading, deltas: Deltas): ReleaseFiles {
  const read = formsIn(store)
  return (path, address) => {
    const place = placeIn(path)
    if (!place) return undefined
    const { file, release } = place
    return {
      headers: { ...forEverybody, ...(hasDeltas(file) && asDictionary(place)) },
      ...(hasDeltas(file) && { delta: dictionary => deltas(place, dictionary) }),
      type: types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
      tag: release,
      cache: immutable,
      read: encoding => read(place, encoding, address),
    }
  }
}

/**
 * A release is no secret and asks for nobody's rights: a host of another origin may load it (docs/foreign.md#a-host-of-your-own).
 * Opened by itself it is nobody's page: an SVG would run its scripts as ours, whoever put it into the store.
 */
const forEverybody = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; sandbox",
}

/** The same file of later releases may be told by this one (RFC 9842). */
const asDictionary = ({ unit, file }: Place) => ({ 'use-as-dictionary': `match="/r/${unit}/*/${file}"` })
