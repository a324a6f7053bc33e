/** A store in S3-compatible object storage. */
import type { S3 } from '@aws-sdk/client-s3'
import { type Finding, ReleaseError } from '../errors.ts'
import { checkKey, checkPrefix, isKey } from './keys.ts'
import { mostBytes } from './most-bytes.ts'
import { type S3Address, s3Address } from './s3-address.ts'
import { type Patience, s3Client, usualPatience } from './s3-client.ts'
import { conditionIgnored, create, type Target } from './s3-create.ts'
import { nameOf, refusal, statusOf } from './s3-refusal.ts'
import type { Store } from './store.ts'

/** Files and deltas are many, and each is checked by its hash: whether another came over one, that tells. */
const isHashed = (key: string): boolean => /^(releases|deltas)\//.test(key)

/** @param url "s3://bucket/prefix" @throws ReleaseError "usage" */
export function s3Store(url: string, patience: Patience = usualPatience): Store {
  const place = s3Address(url)
  let client: Promise<S3> | undefined
  const ask = <T>(what: string, act: (s3: S3) => Promise<T>): Promise<T> => {
    client ??= s3Client(patience)
    return client.then(act).catch(e => Promise.reject(e instanceof ReleaseError ? e : refusal(place, what, e)))
  }
  const at = (key: string): Target => ({ Bucket: place.bucket, Key: place.prefix + checkKey(key) })
  let fit: Promise<void> | undefined
  /** Asks once in a process; a storage that could not be asked is asked again. */
  const refuseUnfit = (s3: S3): Promise<void> => {
    fit ??= conditionIgnored(s3, place).then(refuse)
    fit.catch(() => {
      fit = undefined
    })
    return fit
  }
  return {
    async createIfAbsent(key, bytes) {
      const target = at(key)
      return ask(`keep ${key}`, async s3 => {
        await refuseUnfit(s3)
        return create(s3, target, bytes, !isHashed(key))
      })
    },
    prove: () => ask('say whether it honours conditions', s3 => conditionIgnored(s3, place).catch(unlessForbidden)),
    async read(key) {
      const target = at(key)
      return ask(`read ${key}`, s3 => read(s3, target))
    },
    async delete(key) {
      const target = at(key)
      return ask(`delete ${key}`, s3 => remove(s3, target))
    },
    time: () => ask('tell the time', s3 => timeOf(s3, place)),
    async listAfter(prefix, key) {
      const below = checkPrefix(prefix)
      return ask(`list ${prefix}`, s3 => list(s3, place, below, key))
    },
  }
}

function refuse(unfit: Finding | undefined): void {
  if (unfit) throw new ReleaseError(`${unfit.what} ${unfit.mend}`)
}

/** Who may only read cannot ask, and loses nothing. */
function unlessForbidden(e: unknown): undefined {
  if (statusOf(e) !== 403) throw e
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
    if (tries === 1 || wasAnswered(e)) throw e
    return read(s3, at, tries - 1)
  }
}

/** Errors of requests, and not of a body, say how often the client asked. */
const wasAnswered = (e: unknown): boolean => typeof e === 'object' && e !== null && '$metadata' in e

async function remove(s3: S3, at: Target): Promise<void> {
  await s3.deleteObject(at).catch(e => (nameOf(e) === 'NoSuchKey' ? undefined : Promise.reject(e)))
}

/** Each answer is dated, and the client keeps by how much its own clock differs. */
async function timeOf(s3: S3, { bucket, prefix }: S3Address): Promise<Date> {
  await s3.listObjectsV2({ Bucket: bucket, Prefix: prefix, MaxKeys: 1 })
  return new Date(Date.now() + s3.config.systemClockOffset)
}

/** A thousand keys a page, in the order of their bytes. What somebody else put there under another kind of name is no key. */
async function list(s3: S3, { bucket, prefix }: S3Address, below: string, key: string): Promise<string[]> {
  const found: string[] = []
  const start = prefix + key === '' ? {} : { StartAfter: prefix + key }
  for (let ContinuationToken: string | undefined, more = true; more; more = ContinuationToken !== undefined) {
    const page = await s3.listObjectsV2({ Bucket: bucket, Prefix: prefix + below, ...start, ContinuationToken })
    found.push(...(page.Contents ?? []).map(object => object.Key?.slice(prefix.length) ?? ''))
    ContinuationToken = page.NextContinuationToken || undefined // some send an empty one with the last page
  }
  return found.filter(one => isKey(one) && one > key).sort() // some list in no order, or from the first key on
}
