/** For tests: jsdom neither draws nor sends forms, so what is asked of a canvas is written down, and pictures go another way. */
import { File } from 'node:buffer'
import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, jest } from '@jest/globals'
import { uploadCall } from '@shared/contract'
import { type Between, standBetween } from '@shared/testing/between'
import type { Person } from '@shared/testing/people'
import { exchange } from '@shared/testing/screen'
import { fireEvent } from '@testing-library/react'
import { sign } from './loans.ts'

/** One grey pixel. */
const PNG = atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==')
const bytes = Uint8Array.from(PNG, letter => letter.charCodeAt(0))

const idle = ['scale', 'clearRect', 'fillRect', 'beginPath', 'moveTo', 'arc', 'closePath', 'fill']

/** @returns words that were drawn */
export function noteDrawing(): string[] {
  const written: string[] = []
  const context = {
    ...Object.fromEntries(idle.map(name => [name, () => {}])),
    measureText: (words: string) => ({ width: 30 * words.length }),
    fillText: (words: string) => void written.push(words),
  }
  beforeAll(() => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
    jest
      .spyOn(HTMLCanvasElement.prototype, 'toBlob')
      .mockImplementation(done => done(new Blob([bytes], { type: 'image/png' })))
  })
  Object.assign(globalThis, { File }) // the form here is Node's, and takes no file but Node's
  afterAll(() => void jest.restoreAllMocks())
  return written
}

/** A stroke from the left to the right. */
export function drawOn(canvas: Element): void {
  const at = (x: number, y: number) => ({ clientX: x, clientY: y, buttons: 1 })
  fireEvent.mouseDown(canvas, at(20, 60))
  for (let x = 40; x <= 200; x += 20) fireEvent.mouseMove(window, at(x, x % 40 ? 40 : 80))
  fireEvent.mouseUp(window, { ...at(200, 40), buttons: 0 })
}

const allowed = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }

async function handIn(person: Person, response: ServerResponse): Promise<void> {
  if (response.req.method === 'OPTIONS') return void response.writeHead(204, allowed).end()
  const reply = { success: true, code: 200, message: await sign(person) }
  response.writeHead(200, { ...allowed, 'Content-Type': 'application/json' }).end(JSON.stringify(reply))
}

/** The way of a phone whose picture is handed in for it. @param also what else stands between */
export const handingIn = (person: Person, { instead, ...also }: Between = {}) =>
  standBetween(exchange(), {
    ...also,
    instead(path, response) {
      if (instead?.(path, response)) return true
      if (path !== uploadCall.path) return false
      void handIn(person, response)
      return true
    },
  })
