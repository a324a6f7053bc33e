/** Bytes in the form that a client takes. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { inTurns } from '../api/turns.ts'
import type { Encoding } from './encoding.ts'

type Packer = (bytes: Uint8Array, quality: number) => Promise<Uint8Array>

const packers: Record<Encoding, Packer> = {
  br: (bytes, quality) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: bytes => promisify(gzip)(bytes),
  identity: async bytes => bytes,
}

/** As small as brotli makes it, for what is made once for each live set: a config.json takes a thread a tenth of a second. */
export const packSmall = (bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array> => packers[encoding](bytes, 11)

const turn = inTurns(1)

/**
 * A tenth larger, in a hundredth of the time, and one after the other: for what strangers can ask for as often as they like.
 * The threads that pack also read the store.
 */
export async function packQuickly(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  const done = await turn('all')
  return packers[encoding](bytes, 5).finally(done)
}
