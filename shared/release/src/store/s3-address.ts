/** "s3://bucket/prefix": where in an object storage a store is. Its endpoint and credentials are the environment's. */
import { ReleaseError } from '../errors.ts'
import { isKey } from './keys.ts'

export type S3Address = {
  bucket: string
  /** Before every key: empty, or with "/" at its end. */
  prefix: string
}

/** @throws ReleaseError "usage" */
export function s3Address(url: string): S3Address {
  const [, bucket = '', rest = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*?)\/?)?$/.exec(url) ?? []
  if (bucket !== '' && (rest === '' || isKey(rest))) return { bucket, prefix: rest === '' ? '' : `${rest}/` }
  throw new ReleaseError(
    `"${url}" names no place in an object storage. Write s3://<bucket>/<prefix>: a bucket of 3 to 63 small letters, digits and hyphens, and a prefix of letters, digits and _ . @ + ~ - joined by "/", or none.`,
    'usage',
  )
}
