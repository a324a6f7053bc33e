/** One file told by another, as browsers read it: content coding "dcz" (RFC 9842, section 5). */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, zstdCompress, zstdDecompress } from 'node:zlib'

/** Of a frame that zstd itself skips: in it stands which dictionary is needed. */
const magic = Buffer.from('5e2a4d1820000000', 'hex')
/** 8 MB: so much every browser that takes dcz can hold. */
const windowLog = 23
/** A dictionary is within reach only as long as all that was unpacked fits the window. */
export const mostBytes = 2 ** windowLog

export const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

const headFor = (dictionary: Uint8Array): Buffer => Buffer.concat([magic, sha256(dictionary)])

/** With a checksum: what was damaged on the way does not come out as something else. */
export async function frameOf(bytes: Uint8Array, dictionary: Uint8Array, level = 19): Promise<Uint8Array> {
  const params = {
    [constants.ZSTD_c_compressionLevel]: level,
    [constants.ZSTD_c_windowLog]: windowLog,
    [constants.ZSTD_c_checksumFlag]: 1,
  }
  const packed = await promisify(zstdCompress)(bytes, { dictionary, params })
  return Buffer.concat([headFor(dictionary), packed])
}

/**
 * @param most bytes that may come out, as far as a browser could hold them
 * @returns undefined where it is of another dictionary, damaged, or larger
 */
export async function unframed(
  frame: Uint8Array,
  dictionary: Uint8Array,
  most: number,
): Promise<Uint8Array | undefined> {
  const head = headFor(dictionary)
  if (!head.equals(frame.subarray(0, head.length))) return undefined
  const options = {
    dictionary,
    maxOutputLength: Math.min(most, mostBytes),
    params: { [constants.ZSTD_d_windowLogMax]: windowLog },
  }
  return promisify(zstdDecompress)(frame.subarray(head.length), options).catch(() => undefined) // it says why, and nobody asks
}
