/** The ops page as one call: serves it on this machine alone, and does what it asks for whoever bears the operator key. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { printableLines } from '@shared/contract/printable'
import { bears } from '@shared/release'
import { followEvidence, verify } from '@shared/release/writing'
import * as v from 'valibot'
import { act, type Span, spans } from '../protocol.ts'
import { type Background, carryOut, refusalOf } from './acts.ts'
import { historyOf } from './history.ts'
import { overviewOf, type World } from './overview.ts'
import type { PageFile } from './page-files.ts'

export type OpsOptions = {
  world: World
  /** The operator key. */
  key: string
  files: ReadonlyMap<string, PageFile>
  /** 0 takes a free one. */
  port: number
}

export type Ops = {
  url: string
  /** Ends the work that answers did not wait for, too. */
  stop: () => Promise<void>
}

/** A call of the page: its answer becomes JSON. */
type Call = (query: URLSearchParams, body: string) => Promise<unknown>

function callsOf(world: World, background: Background): Record<string, Call> {
  const overview = overviewOf(world)
  const follow = world.reports && followEvidence(world.reports)
  /** What is decided is told also where the counts are away: the overview says so. */
  const evidence = async () => (await follow?.().catch(() => undefined)) ?? new Map()
  return {
    'GET /api/overview': query => overview(spanOf(query.get('hours'))),
    'GET /api/history': async query => historyOf(world, query.get('unit') ?? undefined, await evidence()),
    'POST /api/verify': async () => verify(world.store, await world.keys()),
    'POST /api/act': async (_, body) =>
      carryOut(world, v.parse(v.pipe(v.string(), v.parseJson(), act), body), background),
  }
}

const spanOf = (hours: string | null): Span => spans.find(span => String(span) === hours) ?? 1

/** @throws Error where the port is taken */
export async function startOps({ world, key, files, port }: OpsOptions): Promise<Ops> {
  const underWay = new Set<Promise<void>>()
  const calls = callsOf(world, work => {
    underWay.add(work)
    void work.finally(() => underWay.delete(work))
  })
  const server = createServer((req, res) => {
    dispatch({ calls, key, files }, req, res).catch(() => res.destroy()) // an address that is none, a visitor who left
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new Error(`Port ${port} is taken by another program. Choose another: pnpm release ops --port ${port + 1}`)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // a TCP server's address is never a pipe's name
  return {
    url,
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await Promise.all([closed, ...underWay])
    },
  }
}

type Desk = { calls: Record<string, Call>; key: string; files: OpsOptions['files'] }

async function dispatch({ calls, key, files }: Desk, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(`http://ops${req.url}`)
  const file = req.method === 'GET' ? files.get(pathname) : undefined
  if (file) return send(res, 200, file.type, file.bytes, file.headers)
  if (!bears(key, req.headers.authorization)) return tell(res, 401, { failure: 'key', message: 'No operator key' })
  const call = calls[`${req.method} ${pathname}`]
  if (!call) return tell(res, 404, { failure: 'usage', message: 'There is no such call' })
  try {
    tell(res, 200, await call(searchParams, await bodyOf(req)))
  } catch (error: unknown) {
    const { status, ...refusal } = v.isValiError(error)
      ? { status: 400, failure: 'usage', message: error.message }
      : refusalOf(error)
    tell(res, status, refusal)
  }
}

const mostBytes = 16_384

async function bodyOf(req: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of req) {
    parts.push(part)
    length += part.length
    if (length > mostBytes) throw new Error('The request is too long')
  }
  return Buffer.concat(parts).toString()
}

const tell = (res: ServerResponse, status: number, answer: unknown): void =>
  send(res, status, 'application/json', Buffer.from(JSON.stringify(answer, harmless)))

/** Names, reasons, branches and subjects are anybody's text: none turns the reading order of a line around. */
const harmless = (_: string, value: unknown): unknown => (typeof value === 'string' ? printableLines(value) : value)

function send(
  res: ServerResponse,
  status: number,
  type: string,
  bytes: Buffer,
  more: Record<string, string> = {},
): void {
  const headers = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' }
  res.writeHead(status, { ...headers, ...more, 'content-type': type, 'content-length': bytes.length }).end(bytes)
}
