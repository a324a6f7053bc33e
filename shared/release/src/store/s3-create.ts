/**
 * Creating an object where none is: `If-None-Match: *` decides between two writers. Not every storage honours that header;
 * one that ignores it answers 200 to both, and the second decision of two would stand in the place of the first.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as after } from 'node:timers/promises'
import type { S3 } from '@aws-sdk/client-s3'
import type { Finding } from '../errors.ts'
import type { S3Address } from './s3-address.ts'
import { endpoint } from './s3-client.ts'
import { statusOf } from './s3-refusal.ts'

export type Target = { Bucket: string; Key: string }

/** An object that stands in each store from the first write on. */
const probe = 'conditions/if-none-match'

/** @returns what is wrong with a storage that keeps a second object under a key that is taken; undefined: it refuses one */
export async function conditionIgnored(s3: S3, { bucket, prefix }: S3Address): Promise<Finding | undefined> {
  const put = () => putOnce(s3, { Bucket: bucket, Key: prefix + probe }, Buffer.from(''), randomUUID())
  if ((await put()) === undefined || (await put()) === undefined) return undefined // from its second write on, one is enough
  return {
    what: `The object storage at ${endpoint() ?? "Amazon's S3"} keeps a second object under a key that is taken (it ignores If-None-Match): of two decisions at once one would be lost.`,
    mend: 'Use another one. Ceph and Amazon S3 refuse the second object.',
  }
}

/**
 * A request may arrive twice: its answer was lost and the client, or a proxy on the way, sent it again. So each carries the
 * name of its writer, and who finds the key taken looks whether it was itself.
 * @param lookBack also reads the object's writer once it is written: where the storage honours the condition not at once,
 * another may have come over it
 */
export async function create(s3: S3, at: Target, bytes: Uint8Array, lookBack: boolean): Promise<boolean> {
  const writer = randomUUID()
  const written = await putOnce(s3, at, bytes, writer)
  if (written !== undefined && !lookBack) return true
  const found = await writerOf(s3, at)
  if (written === undefined) return found?.writer === writer
  return found === undefined || found.writer === writer || (found.writer === undefined && found.tag === written.tag)
}

/** @returns what was written; undefined where the key is taken */
async function putOnce(s3: S3, at: Target, bytes: Uint8Array, writer: string) {
  for (let tries = 1; ; tries++) {
    try {
      const { ETag: tag } = await s3.putObject({ ...at, Body: bytes, IfNoneMatch: '*', Metadata: { writer } })
      return { tag }
    } catch (e: unknown) {
      if (statusOf(e) === 412) return undefined
      if (statusOf(e) !== 409 || tries === 8) throw e
      await after(Math.random() * 20 * 2 ** tries) // two at the very same time (Amazon): neither has won, both ask again
    }
  }
}

/** Who wrote what stands there; undefined where nothing does: it was there, and has been deleted since. */
async function writerOf(s3: S3, at: Target) {
  try {
    const { Metadata, ETag: tag } = await s3.headObject(at)
    return { writer: Metadata?.writer, tag }
  } catch (e: unknown) {
    if (statusOf(e) === 404) return undefined
    throw e
  }
}
