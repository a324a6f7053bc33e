/** A resource made here, compressed once. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { type Resource, revalidate } from './answer.ts'

/** It is asked for again each time, and answered 304 while it is the same. */
export async function inMemory(
  type: string,
  content: string | Uint8Array,
  headers: Record<string, string> = {},
): Promise<Resource> {
  const bytes = Buffer.from(content)
  const [br, packed] = await Promise.all([promisify(brotliCompress)(bytes), promisify(gzip)(bytes)])
  const forms = { br, gzip: packed, identity: bytes }
  const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  return { type, tag, cache: revalidate, headers, read: async encoding => forms[encoding] }
}
