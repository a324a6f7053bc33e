/** What needs no server; the rest is in s3-store.ceph.test.ts. */
import { expect, test } from '@jest/globals'
import { s3Store } from './s3-store.ts'

test.each(['s3://', 's3://b', 's3://Bucket/x', 's3://bucket/../x', 's3://bucket//x', 's3://bucket/a b'])(
  '%s is refused with the form of an address',
  url => {
    expect(() => s3Store(url)).toThrow('s3://<bucket>/<prefix>')
  },
)
