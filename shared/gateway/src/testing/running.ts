/** A gateway on a free port over a store of small releases signed with a test's key, with everything that it logs. */
import http, { type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll } from '@jest/globals'
import { openStore } from '@shared/release'
import { type Made, platform, publishMade, routeTo, testKeys } from '@shared/release/testing'
import { promote } from '@shared/release/writing'
import { type GatewayOptions, startGateway } from '../start-gateway.ts'

/** What was started while tests ran ends after the last of them. */
const ends: (() => unknown)[] = []
afterAll(() => Promise.all(ends.map(end => end())))

export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }

/** A request as it is: no redirect, no unpacking, the path as written. */
export function request(
  url: string,
  path: string,
  options: http.RequestOptions = {},
  body?: string | Buffer,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = http.request(url, { ...options, path, agent: false }, async reply => {
      const bytes = await buffer(reply).catch(() => Buffer.from(''))
      resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: bytes, text: bytes.toString() })
    })
    sent.on('error', reject).end(body)
  })
}

/** A server of the test's own, e.g. in the place of the exchange. @returns its address */
export async function serve(listener: RequestListener): Promise<string> {
  const server = http.createServer(listener)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

export const shell: Made = {
  unit: 'shell',
  files: { 'main.js': 'main()', 'boot.js': 'boot()'.repeat(200), 'boot.css': 'html{color:red}', 'words-jp.js': 'w()' },
  preload: { shell: ['main.js', 'boot.js', 'boot.css'], 'words:jp': ['words-jp.js'] },
}

export const trade: Made = {
  unit: 'trade',
  files: { 'remoteEntry.js': 'entry()', 'kline.js': 'kline()', 'kline.css': 'b{}', 'words-jp.js': 'w()' },
  routes: [{ ...routeTo('/kline'), background: '#000000' }],
  preload: { '/kline': ['remoteEntry.js', 'kline.js', 'kline.css'], 'words:jp': ['words-jp.js'] },
}

export const content: Made = {
  unit: 'content',
  files: { 'remoteEntry.js': 'content()' },
  routes: [routeTo('/home', '</script><b>')],
  preload: { '/home': ['remoteEntry.js'] },
}

/** A test may stop its gateway itself. */
function onceOnly(stop: () => Promise<void>): () => Promise<void> {
  let stopped: Promise<void> | undefined
  return () => {
    stopped ??= stop()
    return stopped
  }
}

const accepted = testKeys.accepted
/** Each request looks at the store: what a test decided counts for the next one. */
const lookMs = 0

/** Shell, trade and content are live by decision 1. */
export async function running(folder: string, options: Partial<GatewayOptions> = {}) {
  const store = openStore(`file:${join(folder, 'store')}`)
  const publish = (made: Made) => publishMade(store, join(folder, 'dist'), made)
  const releases: Record<string, string> = {}
  for (const made of [shell, trade, content]) releases[made.unit] = (await publish(made)).release
  const targets = Object.keys(releases).map(unit => ({ unit }))
  await promote(store, testKeys, { targets, platform, who: 'ann', why: 'a test' })
  const logged: { event: string; details: object }[] = []
  const log = (event: string, details: object) => void logged.push({ event, details })
  const gateway = await startGateway({ store, accepted, apiUrl: 'http://127.0.0.1:9', lookMs, log, ...options })
  const stop = onceOnly(gateway.stop)
  ends.push(stop)
  const get = (path: string, headers: IncomingHttpHeaders = {}) => request(gateway.url, path, { headers })
  const post = (path: string, body: object) => request(gateway.url, path, { method: 'POST' }, JSON.stringify(body))
  return { ...gateway, stop, store, publish, releases, logged, get, post }
}
