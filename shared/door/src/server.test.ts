import { once } from 'node:events'
import type { RequestListener, ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { type DoorOptions, type Limits, listen, makeDoor, stop } from './index.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

const hello: RequestListener = (req, res) => void req.resume().on('end', () => res.end('hello'))

async function open(limits: Partial<Limits>, more: Partial<DoorOptions> = {}): Promise<number> {
  const refuse: DoorOptions['refuse'] = (_, res, { status }) => res.writeHead(status).end()
  const server = makeDoor({ listener: hello, refuse, limits, ...more })
  ends.push(() => stop(server, 0))
  return listen(server, 0, '127.0.0.1')
}

/** @param localAddress another address of this machine */
function line(port: number, localAddress = '127.0.0.1') {
  const socket: Socket = connect({ port, host: '127.0.0.1', localAddress })
  let text = ''
  socket.on('error', () => {}).on('data', chunk => (text += chunk))
  ends.push(() => socket.destroy())
  const closed = new Promise<string>(resolve => socket.once('close', () => resolve(text))) // a reset closes, too
  return { socket, text: () => text, closed }
}

/** A byte at a time, for as long as it is taken. */
function dribble(socket: Socket): void {
  const timer = setInterval(() => socket.writable && socket.write('a'), 20)
  socket.on('close', () => clearInterval(timer))
}

test('who sends headers a byte at a time is asked to leave in time', async () => {
  const { socket, closed } = line(await open({ headersMs: 200, requestMs: 60_000 }))
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nX: ')
  dribble(socket)
  expect(await closed).toMatch(/^HTTP\/1\.1 408 /)
})

test('refuses headers that are too large with words, and deletes the cookies that may have made them so', async () => {
  const { socket, closed } = line(await open({}))
  socket.write(`GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`)
  const [head = '', words = ''] = (await closed).split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1\.1 431 /)
  expect(head).toContain('\r\nClear-Site-Data: "cookies"\r\n')
  expect(head).toContain(`Content-Length: ${words.length}`)
  expect(words).toContain('try again')
})

/** Resolves once `headersMs` are over for every connection that is open now. */
async function headersAreOver(port: number): Promise<void> {
  const { socket, closed } = line(port)
  socket.write('GET / HTTP/1.1\r\nX: ')
  dribble(socket)
  await closed
}

/** A connection that has sent nothing, after the time for headers. */
async function openAhead(limits: Partial<Limits> = {}) {
  const port = await open({ headersMs: 200, requestMs: 60_000, ...limits })
  const ahead = line(port)
  await once(ahead.socket, 'connect')
  await headersAreOver(port)
  return ahead
}

test('answers a request on a connection that was opened ahead, after the time for headers', async () => {
  const ahead = await openAhead()
  ahead.socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  expect(await ahead.closed).toMatch(/^HTTP\/1\.1 200 [\s\S]*hello/)
})

test('gives headers no more time on a connection that was opened ahead', async () => {
  const ahead = await openAhead()
  ahead.socket.write('GET / HTTP/1.1\r\nHost: a\r\nX: ')
  dribble(ahead.socket)
  expect(await ahead.closed).toMatch(/^HTTP\/1\.1 408 /)
})

test('closes a connection that sent empty lines and no request', async () => {
  const ahead = await openAhead({ unusedMs: 2000 })
  ahead.socket.write('\r\n')
  expect(await ahead.closed).toBe('')
})

test('closes a connection that never sent a byte, without an answer', async () => {
  const { closed } = line(await open({ headersMs: 200, requestMs: 60_000, unusedMs: 300 }))
  expect(await closed).toBe('')
})

test('a server that closes does not wait for a connection that never sent a byte', async () => {
  const server = makeDoor({ listener: hello, refuse: () => {} })
  const { socket, closed } = line(await listen(server, 0, '127.0.0.1'))
  await Promise.all([once(socket, 'connect'), once(server, 'connection')])
  const ended = once(server, 'close')
  server.close()
  await ended
  expect(await closed).toBe('')
})

test('who sends a body a byte at a time, too', async () => {
  const { socket, closed } = line(await open({ headersMs: 200, requestMs: 400 }))
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n')
  dribble(socket)
  await closed
})

test('one address holds so many connections and no more, and takes none from another', async () => {
  const port = await open({ connectionsPerAddress: 3 })
  const ask = (one: ReturnType<typeof line>) => {
    one.socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    return Promise.race([once(one.socket, 'data').then(String), one.closed])
  }
  const three = [line(port), line(port), line(port)]
  for (const one of three) expect(await ask(one)).toContain('hello')
  expect(await ask(line(port))).toBe('')
  expect(await ask(line(port, '127.0.0.2'))).toContain('hello')
  three[0]?.socket.destroy()
  await three[0]?.closed
  let answered = ''
  while (answered === '') answered = await ask(line(port)) // the server learns of it a moment later
  expect(answered).toContain('hello')
})

/** Answers that stay open, as streams do. */
function held() {
  const open: ServerResponse[] = []
  const listener: RequestListener = (_, res) => {
    res.write('begun')
    open.push(res)
  }
  return { open, listener }
}
const get = (address = 'a') => `GET / HTTP/1.1\r\nHost: a\r\nX-Address: ${address}\r\n\r\n`

test('what is asked behind a request that never ends is not begun, and is gone with its connection', async () => {
  const { open: begun, listener } = held()
  const { socket, closed } = line(await open({}, { listener }))
  socket.write(get().repeat(50))
  await once(socket, 'data')
  expect(begun).toHaveLength(1)
  begun[0]?.end()
  await once(socket, 'data')
  expect(begun).toHaveLength(2)
  const gone = once(begun[1] ?? socket, 'close')
  socket.destroy()
  await Promise.all([gone, closed])
  expect(begun).toHaveLength(2)
})

test('more at once than anybody sends ends the connection', async () => {
  const { open: begun, listener } = held()
  const { socket, closed } = line(await open({}, { listener }))
  socket.write(get().repeat(1000))
  await closed
  expect(begun.length).toBeLessThanOrEqual(1)
})

test('one address has so many requests under way, over whatever connections, and takes none from another', async () => {
  const { open: begun, listener } = held()
  const addressOf: DoorOptions['addressOf'] = req => String(req.headers['x-address'])
  const port = await open({ requestsPerAddress: 2 }, { listener, addressOf })
  const ask = async (address: string) => {
    const { socket } = line(port)
    socket.write(get(address))
    return String(await once(socket, 'data')).slice(9, 12)
  }
  expect([await ask('2001:db8::1'), await ask('2001:db8::2')]).toEqual(['200', '200'])
  expect([await ask('2001:db8::3'), await ask('2001:db8:1::1')]).toEqual(['429', '200'])
  const ended = once(begun[0] ?? line(port).socket, 'close')
  begun[0]?.end()
  await ended
  expect(await ask('2001:db8::3')).toBe('200')
})

test.each([
  ['EADDRINUSE', 'Port 80 is taken by another program'],
  ['EACCES', 'Port 80 may not be opened by this user'],
  ['EADDRNOTAVAIL', 'here.test is no address of this machine'],
  ['EAFNOSUPPORT', 'here.test is no address of this machine'],
  ['ENOTFOUND', 'here.test is no address of this machine'],
  ['EAI_AGAIN', 'here.test is no address of this machine'],
  ['EMFILE', 'as the system says it'],
])('says why no port was opened, when the system refuses with %s', async (code, words) => {
  const server = makeDoor({ listener: hello, refuse: () => {} })
  const error = Object.assign(new Error('as the system says it'), { code })
  server.listen = () => server
  queueMicrotask(() => server.emit('error', error))
  await expect(listen(server, 80, 'here.test')).rejects.toThrow(words)
})
