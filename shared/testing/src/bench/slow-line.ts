/**
 * A line that is slow as a line is: whatever connections there are share it, and bytes come out as they pass, packet by
 * packet. The emulation of DevTools holds back the whole of what the browser could read at once, a page in one piece, and
 * so hides what is painted out of a page's first packets.
 */
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'
import { network } from '../slow.ts'

/** Bytes of a packet. */
const PACKET = 1400

/** What was sent comes out in its order, when its time on the line is over. */
function lane(bytesPerSecond: number, latency: number) {
  let free = 0
  return async (from: Socket, to: Socket): Promise<void> => {
    for await (const chunk of from as AsyncIterable<Buffer>)
      for (let at = 0; at < chunk.length; at += PACKET) {
        const packet = chunk.subarray(at, at + PACKET)
        free = Math.max(free, performance.now()) + (packet.length / bytesPerSecond) * 1000
        const wait = free + latency / 2 - performance.now()
        void after(wait).then(() => to.writable && to.write(packet))
      }
    await after(Math.max(0, free + latency / 2 - performance.now()) + 1)
    to.end()
  }
}

/** As slow as what DevTools is told. @param url of a server on this machine @returns the address behind the line */
export async function slowLine(url: string): Promise<{ url: string; close(): void }> {
  const { latency, downloadThroughput, uploadThroughput } = network
  const [towards, back] = [lane(downloadThroughput, latency), lane(uploadThroughput, latency)]
  const sockets = new Set<Socket>()
  const line = createServer(phone => {
    const server = connect(Number(new URL(url).port), '127.0.0.1')
    for (const [one, other] of [
      [phone, server],
      [server, phone],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy()).on('close', () => sockets.delete(one))
    }
    back(phone, server).catch(() => server.destroy())
    towards(server, phone).catch(() => phone.destroy())
  })
  await new Promise<void>(resolve => line.listen(0, '127.0.0.1', resolve))
  const address = line.address()
  if (!address || typeof address === 'string') throw new Error('The line has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close() {
      for (const one of sockets) one.destroy()
      line.close()
    },
  }
}
