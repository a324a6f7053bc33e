/**
 * The gateway's own replies under /api, in the envelope that the phone reads (specification, section 8). They say no time: the
 * phone keeps the exchange's clock by what it reads there, and this one may be another.
 */
import type { ServerResponse } from 'node:http'

export function reply(
  res: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): void {
  const envelope = { success: status < 400, message, code: status, result: null, timestamp: null }
  const body = Buffer.from(JSON.stringify(envelope))
  const fixed = { 'content-type': 'application/json', 'cache-control': 'no-store', 'content-length': body.length }
  res.writeHead(status, { ...fixed, ...headers }).end(body)
}
