/** A connection byte by byte, as no HTTP client would let it be used, and a strict reader of what comes back. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export type RawReply = { status: number; headers: Record<string, string>; body: string }
/** `fault`: what comes next is no answer; an answer that is not whole yet is none. */
export type Read = { replies: readonly RawReply[]; fault?: string }

/**
 * Answers one after another, without those that only say "go on" (1xx).
 * @param heads whether the nth request was a HEAD, whose answer has no body
 * @param ended whether the server closed: a body may end with the connection
 */
export function readReplies(text: string, heads: readonly boolean[] = [], ended = false): Read {
  const replies: RawReply[] = []
  let rest = text
  while (rest !== '') {
    const one = readReply(rest, heads[replies.length] ?? false, ended)
    if (typeof one === 'string') return one === 'not whole' ? { replies } : { replies, fault: one }
    if (one.reply.status >= 200) replies.push(one.reply)
    rest = one.rest
  }
  return { replies }
}

type One = { reply: RawReply; rest: string } | string

function readReply(text: string, isHead: boolean, ended: boolean): One {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0)
    return text.startsWith('HTTP/1.1 '.slice(0, text.length)) ? 'not whole' : `no answer: ${text.slice(0, 60)}`
  const [first = '', ...lines] = text.slice(0, end).split('\r\n')
  const status = Number(/^HTTP\/1\.1 (\d{3}) [\x20-\x7e]*$/.exec(first)?.[1])
  const headers: Record<string, string> = {}
  for (const line of lines) {
    const [, name, value] = /^([\w!#$%&'*+.^`|~-]+): ?([\t\x20-\x7e\x80-\xff]*)$/.exec(line) ?? []
    if (name === undefined || value === undefined) return `no header: ${line}`
    if (name.toLowerCase() in headers) return `twice: ${name}`
    headers[name.toLowerCase()] = value
  }
  if (Number.isNaN(status)) return `no status: ${first}`
  const bare = isHead || status < 200 || status === 204 || status === 304
  const body = bare ? { body: '', rest: text.slice(end + 4) } : readBody(text.slice(end + 4), headers, ended)
  return typeof body === 'string' ? body : { reply: { status, headers, body: body.body }, rest: body.rest }
}

function readBody(
  text: string,
  headers: Record<string, string>,
  ended: boolean,
): { body: string; rest: string } | string {
  const { 'content-length': length, 'transfer-encoding': encoding } = headers
  if (length !== undefined && encoding !== undefined) return 'framed twice'
  if (encoding === 'chunked') return readChunks(text)
  if (length === undefined) return ended ? { body: text, rest: '' } : 'not whole'
  if (!/^\d+$/.test(length)) return `no length: ${length}`
  return text.length < Number(length)
    ? 'not whole'
    : { body: text.slice(0, Number(length)), rest: text.slice(Number(length)) }
}

function readChunks(text: string): { body: string; rest: string } | string {
  let rest = text
  let body = ''
  for (;;) {
    const [line, hex = ''] = /^([0-9a-f]+)\r\n/i.exec(rest) ?? []
    if (line === undefined) return /^[0-9a-f]*\r?$/i.test(rest) ? 'not whole' : `no chunk: ${rest.slice(0, 20)}`
    const end = line.length + Number.parseInt(hex, 16)
    if (rest.length < end + 2) return 'not whole'
    body += rest.slice(line.length, end)
    rest = rest.slice(end + 2)
    if (end === line.length) return { body, rest }
  }
}

export type Line = {
  write(text: string): void
  /** Everything that came so far, as latin1. */
  text(): string
  closed(): boolean
  /** Resolves as soon as `enough` holds or the server closed. */
  until(enough: () => boolean): Promise<void>
  /** Says that nothing more will be sent. */
  end(): void
  destroy(): void
}

/** @param url of a server on this machine */
export async function openLine(url: string): Promise<Line> {
  const socket: Socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port), noDelay: true })
  let text = ''
  let closed = false
  let wake = () => {}
  socket.on('data', chunk => {
    text += chunk.toString('latin1')
    wake()
  })
  socket.on('error', () => {}) // a reset is one way of closing
  socket.on('close', () => {
    closed = true
    wake()
  })
  await once(socket, 'connect')
  return {
    write: bytes => void socket.write(Buffer.from(bytes, 'latin1')),
    text: () => text,
    closed: () => closed,
    async until(enough) {
      while (!closed && !enough()) await new Promise<void>(resolve => (wake = resolve))
    },
    end: () => void socket.end(),
    destroy: () => void socket.destroy(),
  }
}
