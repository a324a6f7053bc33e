/** What an object storage refused, in words that say how to mend it. */
import * as v from 'valibot'
import { StoreFailure } from '../errors.ts'
import type { S3Address } from './s3-address.ts'
import { endpoint } from './s3-client.ts'

const failure = v.object({
  name: v.string(),
  message: v.string(),
  code: v.optional(v.string()),
  $metadata: v.optional(v.object({ httpStatusCode: v.optional(v.number()) })),
})
type Failure = v.InferOutput<typeof failure>

const failureOf = (e: unknown): Failure => (v.is(failure, e) ? e : { name: 'Error', message: String(e) })

/** The status that the server answered with; undefined where it did not answer. */
export const statusOf = (e: unknown): number | undefined => failureOf(e).$metadata?.httpStatusCode

/** E.g. "NoSuchKey". */
export const nameOf = (e: unknown): string => failureOf(e).name

/** @param what for people, e.g. "keep decisions/00000001.json" */
export function refusal({ bucket }: S3Address, what: string, e: unknown): StoreFailure {
  const server = endpoint() ?? "Amazon's S3"
  const failed = failureOf(e)
  const mend = mends(bucket, server)[failed.name] ?? (statusOf(e) === undefined ? unanswered(server) : answered)
  return new StoreFailure(`The store s3://${bucket} at ${server} could not ${what}: ${causeOf(failed)}. ${mend}`)
}

/** An answer without a body leaves the client no better words than a status. */
function causeOf({ name, message, code, $metadata }: Failure): string {
  const status = $metadata?.httpStatusCode
  const words = /^Unknown/.test(message) || message === '' ? [] : [message.replace(/\.$/, '')]
  return [...(status === undefined ? [code ?? name] : [`${status} ${name}`]), ...words].join(', ')
}

const answered = 'What is live did not change. See to the server, then run it again.'

const unanswered = (server: string): string =>
  `No answer came; if it was a write, it may have been done all the same. See to ${server} (or to AWS_ENDPOINT_URL_S3, where it stands elsewhere), look at "pnpm release status", then run it again if it is still to be done.`

function mends(bucket: string, server: string): Readonly<Record<string, string>> {
  const credentials = `${server} does not know these credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY to those of an account that may use this bucket.`
  const region = 'This bucket is in another region: set AWS_REGION to it.'
  return {
    NoSuchBucket: 'There is no such bucket: make it, or name another: RELEASE_STORE=s3://<bucket>/<prefix>',
    AccessDenied: `These credentials may not do that: let them read, write, delete and list in ${bucket} (s3:GetObject, s3:PutObject, s3:DeleteObject, s3:ListBucket).`,
    InvalidAccessKeyId: credentials,
    SignatureDoesNotMatch: credentials,
    ExpiredToken: 'These credentials are valid no more: sign in again.',
    CredentialsProviderError: 'There are no credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
    PermanentRedirect: region,
    AuthorizationHeaderMalformed: region,
    NotImplemented: 'Use a storage that honours If-None-Match and lists by ListObjectsV2, e.g. Ceph or Amazon S3.',
    RequestTimeTooSkewed: 'The clock of this computer is wrong: set it.',
  }
}
