/** A small object storage in memory, whose conditions a test breaks. It takes every signature. */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/**
 * How it takes `If-None-Match: *`. "not at once": what is being written is not looked at, so two writers at once both hear
 * that they wrote.
 */
export type Honours = 'always' | 'never' | 'not at once'

type Kept = { bytes: Buffer; writer: string | undefined; tag: string }

type State = {
  honours: Honours
  /** Whether a listing has no order, begins with the first key whatever was asked, and ends with an empty token. */
  listsBadly: boolean
  /** e.g. "PUT place/log/1" */
  asked: string[]
  kept: Map<string, Kept>
  /** By key what happens once while it is being written: its bytes are kept, its writer was not answered yet. */
  meanwhile: Map<string, () => Promise<unknown>>
  /** Keys that are being written. */
  writing: Set<string>
}

export type PlainS3 = State & { url: string; stop(): Promise<void> }

export async function startPlainS3(): Promise<PlainS3> {
  const kept = new Map<string, Kept>()
  const state: State = {
    ...{ honours: 'always', listsBadly: false, asked: [] },
    ...{ kept, meanwhile: new Map(), writing: new Set() },
  }
  const server = createServer((req, res) => void answer(state, req, res).catch(() => res.destroy()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const stop = async () => {
    server.closeAllConnections()
    await new Promise(done => server.close(done))
  }
  return Object.assign(state, { url: `http://127.0.0.1:${port}`, stop })
}

async function answer(state: State, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(req.url ?? '', 'http://storage')
  const key = decodeURIComponent(pathname).split('/').slice(2).join('/')
  state.asked.push(`${req.method} ${key}`)
  if (req.method === 'PUT') return put(state, key, req, res)
  if (searchParams.has('list-type')) {
    const keys = [...state.kept.keys()]
    return state.listsBadly ? listBadly(keys, searchParams, res) : list(keys, searchParams, res)
  }
  if (req.method !== 'DELETE') return get(state.kept.get(key), req, res)
  state.kept.delete(key)
  res.writeHead(204).end()
}

async function put(state: State, key: string, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const bytes = await buffer(req)
  if (req.headers['if-none-match'] === '*' && isRefused(state, key)) return fail(res, 412, 'PreconditionFailed')
  const tag = `"${createHash('md5').update(bytes).digest('hex')}"`
  state.kept.set(key, { bytes, tag, writer: req.headers['x-amz-meta-writer']?.toString() })
  const act = state.meanwhile.get(key)
  state.meanwhile.delete(key)
  state.writing.add(key)
  await act?.()
  state.writing.delete(key)
  res.writeHead(200, { etag: tag }).end()
}

function isRefused({ honours, kept, writing }: State, key: string): boolean {
  if (honours === 'not at once') return kept.has(key) && !writing.has(key)
  return honours === 'always' && kept.has(key)
}

function get(found: Kept | undefined, { method }: IncomingMessage, res: ServerResponse): void {
  if (!found) return fail(res, 404, 'NoSuchKey')
  const meta = found.writer === undefined ? {} : { 'x-amz-meta-writer': found.writer }
  res.writeHead(200, { 'content-length': found.bytes.length, etag: found.tag, ...meta })
  res.end(method === 'HEAD' ? undefined : found.bytes)
}

function fail(res: ServerResponse, status: number, code: string): void {
  res.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)
}

/** So many keys in an answer to a listing. */
const page = 1000

function list(keys: string[], query: URLSearchParams, res: ServerResponse): void {
  const after = query.get('continuation-token') ?? query.get('start-after') ?? ''
  const below = keys.filter(key => key.startsWith(query.get('prefix') ?? '') && key > after).sort()
  const shown = below.slice(0, page)
  const more = below.length > page ? `<NextContinuationToken>${shown.at(-1)}</NextContinuationToken>` : ''
  const rows = shown.map(key => `<Contents><Key>${key}</Key></Contents>`).join('')
  res.writeHead(200, { 'content-type': 'application/xml' })
  res.end(`<ListBucketResult><IsTruncated>${more !== ''}</IsTruncated>${more}${rows}</ListBucketResult>`)
}

/** The keys as they were written, on two pages. */
function listBadly(keys: string[], query: URLSearchParams, res: ServerResponse): void {
  const below = keys.filter(key => key.startsWith(query.get('prefix') ?? ''))
  const isSecond = Boolean(query.get('continuation-token'))
  const half = Math.ceil(below.length / 2)
  const rows = (isSecond ? below.slice(half) : below.slice(0, half)).map(
    key => `<Contents><Key>${key}</Key></Contents>`,
  )
  const token = `<NextContinuationToken>${isSecond ? '' : 'second'}</NextContinuationToken>`
  res.writeHead(200, { 'content-type': 'application/xml' })
  res.end(`<ListBucketResult><IsTruncated>${!isSecond}</IsTruncated>${token}${rows.join('')}</ListBucketResult>`)
}
