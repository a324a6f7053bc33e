/** JPEG without metadata: segments are dropped, the picture itself is not encoded again (ITU T.81, annex B). */
import { type Parts, partsOf } from './parts.ts'

const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
const COM = 0xfe
const APP = 0xe0
/** Restarts and TEM, which have no length (B.1.1.3). They belong into the data of a scan; elsewhere decoders pass over them. */
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)
/** Another picture's start, and what is reserved (table B.1): nobody knows whether a length follows, decoders give up. */
const isForeign = (marker: number) => marker === SOI || (marker < 0xc0 && !standsAlone(marker))

type Segment = { marker: number; bytes: Buffer; start: number; end: number }

/**
 * Keeps what draws the picture: JFIF, colour profile, Adobe's colour transform; of Exif only how the camera was held.
 * What follows the end of the picture goes: some phones append a film. Up to the first scan segment follows segment:
 * fill bytes (B.1.1.2) and markers that stand astray go too.
 * @param isPhotograph without an end it is cut off; else it is given one
 * @throws RangeError where it is cut off before the picture begins, or of segments without end
 */
export function cleanJpeg(bytes: Buffer, isPhotograph: boolean): Buffer {
  const parts = partsOf(bytes)
  parts.keep(0, 2)
  let at = 2
  for (;;) {
    parts.count()
    const segment = segmentAt(bytes, at)
    if (keeps(segment)) parts.keep(segment.start, segment.end)
    else if (isExif(segment)) for (const part of orientationOf(segment.bytes)) parts.insert(part)
    if (segment.marker === EOI) return parts.joined()
    at = segment.end
    if (segment.marker !== SOS) continue
    const end = endOfScan(bytes, at)
    parts.keep(at, end)
    if (end >= bytes.length) return ended(parts, isPhotograph)
    at = end
  }
}

function ended(parts: Parts, isPhotograph: boolean): Buffer {
  if (isPhotograph) throw new RangeError('the picture is cut off')
  return Buffer.concat([parts.joined(), Buffer.from([0xff, EOI])])
}

function segmentAt(bytes: Buffer, from: number): Segment {
  let at = from
  if (bytes.readUInt8(at) !== 0xff) throw new RangeError('no marker where one must stand')
  while (bytes.readUInt8(at + 1) === 0xff) at++ // fill bytes
  const marker = bytes.readUInt8(at + 1)
  if (isForeign(marker)) throw new RangeError('no segment begins here')
  const end = at + 2 + (marker === EOI || standsAlone(marker) ? 0 : bytes.readUInt16BE(at + 2))
  if (end > bytes.length) throw new RangeError('a segment is cut off')
  return { marker, bytes: bytes.subarray(at, end), start: at, end }
}

const begins = ({ bytes }: Segment, name: string) => bytes.toString('latin1', 4, 4 + name.length) === name

function keeps(segment: Segment): boolean {
  const { marker } = segment
  if (marker === COM || standsAlone(marker)) return false
  if (marker < APP || marker > APP + 15) return true
  if (marker === APP) return begins(segment, 'JFIF\0')
  if (marker === APP + 2) return begins(segment, 'ICC_PROFILE\0')
  return marker === APP + 14 && begins(segment, 'Adobe')
}

const isExif = (segment: Segment) => segment.marker === APP + 1 && begins(segment, 'Exif\0\0')

/** Where the coded data of a scan ends: at the next marker that is neither stuffing nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  // byte by byte: a search for each 0xff is slow where every second byte is one
  for (let at = from; at + 1 < bytes.length; at++) {
    if (bytes[at] !== 0xff) continue
    const next = bytes.readUInt8(at + 1)
    if (next !== 0 && next !== 0xff && !standsAlone(next)) return at
  }
  return bytes.length
}

const ORIENTATION = 0x0112
const TIFF_AT = 10

/** A small Exif segment that says nothing but how the picture is turned; none where it stands upright. */
function orientationOf(exif: Buffer): Buffer[] {
  const orientation = readOrientation(exif.subarray(TIFF_AT))
  if (orientation < 2 || orientation > 8) return []
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex')
  tiff.writeUInt16BE(orientation, 18)
  const head = Buffer.from([0xff, APP + 1, 0, 0, ...Buffer.from('Exif\0\0', 'latin1')])
  head.writeUInt16BE(2 + 6 + tiff.length, 2)
  return [head, tiff]
}

/** 1 where the directory is broken: then nobody could have turned it either. */
function readOrientation(tiff: Buffer): number {
  try {
    const little = tiff.toString('latin1', 0, 2) === 'II'
    const word = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
    const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
    const end = directory + 2 + 12 * word(directory)
    for (let at = directory + 2; at < end; at += 12) if (word(at) === ORIENTATION) return word(at + 8)
    return 1
  } catch {
    return 1
  }
}
