/** How many connections one sender may hold at once. */
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { mostHeld } from './held.ts'

export function limitConnections(server: Server, mostOfOne: number): void {
  const take = mostHeld(mostOfOne)
  server.on('connection', (socket: Socket) => {
    const giveBack = take(socket.remoteAddress ?? '')
    if (giveBack) socket.once('close', giveBack)
    else socket.destroy()
  })
}
