/**
 * The requests of a connection one after the other, as their answers leave: whoever sends a thousand at once behind one that
 * never ends holds one, and what waits is gone with its connection.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** No browser and no proxy sends more before it has heard. */
const MOST_WAITING = 64

const waiting = new WeakMap<Socket, (() => void)[]>()

/** @param answer is called once all that was asked before on this connection is answered */
export function inTurn({ socket }: IncomingMessage, res: ServerResponse, answer: () => void): void {
  const begin = () => {
    res.once('close', () => next(socket))
    answer()
  }
  const line = waiting.get(socket)
  if (!line) waiting.set(socket, [])
  else if (line.length < MOST_WAITING) return void line.push(begin)
  else return void socket.destroy()
  begin()
}

function next(socket: Socket): void {
  const begin = waiting.get(socket)?.shift()
  if (!begin || socket.destroyed) waiting.delete(socket)
  else begin()
}
