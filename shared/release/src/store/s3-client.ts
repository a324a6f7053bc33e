/** The client of an object storage, loaded when it is first needed: a store in a folder never pays for it. */
import type { S3 } from '@aws-sdk/client-s3'

/** How long a silent server is waited for, and how often it is asked again. */
export type Patience = { silentMs: number; attempts: number }

/** A server that refuses connections is given some 3 s to come back, one that hangs about a minute. */
export const usualPatience: Patience = { silentMs: 10_000, attempts: 6 }

/** Where requests go; undefined: to Amazon's own. */
export const endpoint = (): string | undefined => process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL

/** Credentials are found as all of Amazon's tools find them: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY first. */
export async function s3Client({ silentMs, attempts }: Patience): Promise<S3> {
  const { S3: Client } = await import('@aws-sdk/client-s3')
  const at = endpoint()
  return new Client({
    ...(at === undefined ? {} : { endpoint: at, forcePathStyle: true }), // other servers have one name for all buckets
    region: process.env.AWS_REGION ?? process.env.AWS_DEFAULT_REGION ?? 'us-east-1',
    maxAttempts: attempts,
    requestHandler: { connectionTimeout: Math.min(silentMs, 5000), socketTimeout: silentMs },
    // The signature of a request covers the SHA-256 of its content, and what we read carries hashes of our own: the
    // client's further checksums protect nothing more, and some S3-compatible servers refuse requests with them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}
