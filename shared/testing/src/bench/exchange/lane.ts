/** A connection that asks and hears, one after the other, and costs next to nothing: what is measured is whoever answers. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export type Lane = { ask(request: Buffer): Promise<string>; end(): void }

export async function openLane(url: string): Promise<Lane> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname).setNoDelay(true)
  await once(socket, 'connect')
  return { ask: request => ask(socket, request), end: () => socket.destroy() }
}

/** The body of the reply. */
function ask(socket: Socket, request: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let seen = ''
    const end = (settle: () => void) => {
      socket.off('data', hear).off('close', closed)
      settle()
    }
    const closed = () => end(() => reject(new Error(`The connection ended: ${seen}`)))
    const hear = (chunk: Buffer) => {
      seen += chunk.toString('latin1')
      const body = bodyOf(seen)
      if (body !== undefined) end(() => resolve(body))
    }
    socket.on('data', hear).on('close', closed)
    socket.write(request)
  })
}

/** undefined: some of it is still to come. */
function bodyOf(seen: string): string | undefined {
  const begins = seen.indexOf('\r\n\r\n') + 4
  const length = Number(/content-length: (\d+)/i.exec(seen)?.[1] ?? Number.NaN)
  return begins > 3 && seen.length >= begins + length ? seen.slice(begins, begins + length) : undefined
}
