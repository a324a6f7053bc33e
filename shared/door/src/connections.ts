/** Connections: how many one sender may hold at once, and which of them count as idle. */
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { mostHeld } from './held.ts'

/** A server that closes also closes connections that never sent a byte: Node counts them as busy, and would wait for them. */
export function closeUnusedWithIdle(server: Server): void {
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  const closeIdle = server.closeIdleConnections.bind(server)
  server.closeIdleConnections = () => {
    closeIdle()
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  }
}

export function limitConnections(server: Server, mostOfOne: number): void {
  const take = mostHeld(mostOfOne)
  server.on('connection', (socket: Socket) => {
    const giveBack = take(socket.remoteAddress ?? '')
    if (giveBack) socket.once('close', giveBack)
    else socket.destroy()
  })
}
