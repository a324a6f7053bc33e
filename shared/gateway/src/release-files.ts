/** /r/<unit>/<release>/<file>: files that never change, in the form that the client takes. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { hasDeltas, readReleaseFile } from '@shared/release'
import type { Deltas, Place } from './deltas.ts'
import type { Reading } from './deployed.ts'
import { immutable, type Resource } from './http/answer.ts'
import type { Encoding } from './http/encoding.ts'

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

/** A build packs all but release.json, which lists what it packed: that is packed as it leaves, in less than a millisecond. */
const packers: Record<Encoding, (bytes: Uint8Array) => Promise<Uint8Array>> = {
  br: bytes => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: bytes => promisify(gzip)(bytes),
  identity: async bytes => bytes,
}

async function readForm(store: Reading, { unit, release, file }: Place, encoding: Encoding) {
  if (file !== 'release.json') return readReleaseFile(store, unit, release, file + twin[encoding])
  const bytes = await readReleaseFile(store, unit, release, file)
  return bytes && packers[encoding](bytes)
}

/** @returns undefined where the address names no file of a release */
export function releaseFile(store: Reading, deltas: Deltas, path: string): Resource | undefined {
  const [, unit, release, file] = /^\/r\/([^/]+)\/([^/]+)\/(.+)$/.exec(path) ?? []
  if (unit === undefined || release === undefined || file === undefined) return undefined
  const ending = file.slice(file.lastIndexOf('.') + 1)
  const place = { unit, release, file }
  return {
    headers: { ...forEverybody, ...(hasDeltas(file) && asDictionary(place)) },
    ...(hasDeltas(file) && { delta: dictionary => deltas(place, dictionary) }),
    type: types[ending] ?? 'application/octet-stream',
    tag: release,
    cache: immutable,
    read: encoding => readForm(store, place, encoding),
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
