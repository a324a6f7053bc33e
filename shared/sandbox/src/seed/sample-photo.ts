/** A picture in a card's proportions that nobody takes for a document: grey, in two shades. */
import { greyPng } from './grey-png.ts'

const WIDTH = 960
const HEIGHT = 600
const EDGE = 40

function row(y: number, shade: number): Buffer {
  const line = Buffer.alloc(WIDTH, shade)
  return y < EDGE || y >= HEIGHT - EDGE ? line : line.fill(0xe0, EDGE, WIDTH - EDGE)
}

/** @param shade of its border, 0 to 255 */
export const samplePhoto = (shade: number): Buffer =>
  greyPng(
    WIDTH,
    Array.from({ length: HEIGHT }, (_, y) => row(y, shade)),
  )
