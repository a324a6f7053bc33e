/** A store in S3-compatible object storage: `If-None-Match: *`, which all of them honour, decides between two writers. */
import { randomUUID } from 'node:crypto'
import { setTimeout as after } from 'node:timers/promises'
import type { S3 } from '@aws-sdk/client-s3'
import { checkKey, checkPrefix, isKey } from './keys.ts'
import { mostBytes } from './most-bytes.ts'
import { type S3Address, s3Address } from './s3-address.ts'
import { type Patience, s3Client, usualPatience } from './s3-client.ts'
import { nameOf, refusal, statusOf } from './s3-refusal.ts'
import type { Store } from './store.ts'

type Target = { Bucket: string; Key: string }

/** @param url "s3://bucket/prefix" @throws ReleaseError "usage" */
export function s3Store(url: string, patience: Patience = usualPatience): Store {
  const place = s3Address(url)
  let client: Promise<S3> | undefined
  const ask = <T>(what: string, act: (s3: S3) => Promise<T>): Promise<T> => {
    client ??= s3Client(patience)
    return client.then(act).catch(e => Promise.reject(refusal(place, what, e)))
  }
  const at = (key: string): Target => ({ Bucket: place.bucket, Key: place.prefix + checkKey(key) })
  return {
    async createIfAbsent(key, bytes) {
      const target = at(key)
      return ask(`keep ${key}`, s3 => create(s3, target, bytes))
    },
    async read(key) {
      const target = at(key)
      return ask(`read ${key}`, s3 => read(s3, target))
    },
    async delete(key) {
      const target = at(key)
      return ask(`delete ${key}`, s3 => remove(s3, target))
    },
    async listAfter(prefix, key) {
      const below = checkPrefix(prefix)
      return ask(`list ${prefix}`, s3 => list(s3, place, below, key))
    },
  }
}

/**
 * A request may arrive twice: its answer was lost and the client, or a proxy on the way, sent it again. So each carries the
 * name of its writer, and who finds the key taken looks whether it was itself.
 */
async function create(s3: S3, at: Target, bytes: Uint8Array): Promise<boolean> {
  const writer = randomUUID()
  for (let tries = 1; ; tries++) {
    try {
      await s3.putObject({ ...at, Body: bytes, IfNoneMatch: '*', Metadata: { writer } })
      return true
    } catch (e: unknown) {
      if (statusOf(e) === 412) return await isFrom(s3, at, writer)
      if (statusOf(e) !== 409 || tries === 8) throw e
      await after(Math.random() * 20 * 2 ** tries) // two at the very same time (Amazon): neither has won, both ask again
    }
  }
}

async function isFrom(s3: S3, at: Target, writer: string): Promise<boolean> {
  try {
    return (await s3.headObject(at)).Metadata?.writer === writer
  } catch (e: unknown) {
    if (statusOf(e) === 404) return false // it was there, and has been deleted since
    throw e
  }
}

/** The client asks again for an answer that does not come, but not for one that breaks off: we do. */
async function read(s3: S3, at: Target, tries = 3): Promise<Uint8Array | undefined> {
  try {
    const { Body, ContentLength = 0 } = await s3.getObject(at)
    if (ContentLength <= mostBytes) return await Body?.transformToByteArray()
    await Body?.transformToWebStream().cancel() // whoever can write here cannot use up the memory of others
    return undefined
  } catch (e: unknown) {
    if (nameOf(e) === 'NoSuchKey') return undefined
    if (tries === 1 || wasAsked(e)) throw e
    return read(s3, at, tries - 1)
  }
}

/** Errors of requests, and not of a body, say how often the client asked. */
const wasAsked = (e: unknown): boolean => typeof e === 'object' && e !== null && '$metadata' in e

async function remove(s3: S3, at: Target): Promise<void> {
  await s3.deleteObject(at).catch(e => (nameOf(e) === 'NoSuchKey' ? undefined : Promise.reject(e)))
}

/** A thousand keys a page, in the order of their bytes. What somebody else put there under another kind of name is no key. */
async function list(s3: S3, { bucket, prefix }: S3Address, below: string, key: string): Promise<string[]> {
  const found: string[] = []
  const start = prefix + key === '' ? {} : { StartAfter: prefix + key }
  for (let ContinuationToken: string | undefined, more = true; more; more = ContinuationToken !== undefined) {
    const page = await s3.listObjectsV2({ Bucket: bucket, Prefix: prefix + below, ...start, ContinuationToken })
    found.push(...(page.Contents ?? []).map(object => object.Key?.slice(prefix.length) ?? '').filter(isKey))
    ContinuationToken = page.NextContinuationToken
  }
  return found
}
