/** How many connections one address may hold at once. */
import type { Server } from 'node:http'
import type { Socket } from 'node:net'

export function limitConnections(server: Server, mostOfOne: number): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const count = open.get(address) ?? 0
    if (count >= mostOfOne) return void socket.destroy()
    open.set(address, count + 1)
    socket.once('close', () => leave(open, address))
  })
}

function leave(open: Map<string, number>, address: string): void {
  const left = (open.get(address) ?? 1) - 1
  if (left > 0) open.set(address, left)
  else open.delete(address)
}
