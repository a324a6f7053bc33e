/** A signature that is nobody's: loops of a pen on white. */
import { greyPng } from './grey-png.ts'

const WIDTH = 600
const HEIGHT = 200
const LOOPS = 5
const PEN = 2

/** Where the pen is, from 0 to 1 of its way. */
const penAt = (way: number): [x: number, y: number] => {
  const turn = 2 * Math.PI * LOOPS * way
  return [60 + 480 * way + 30 * Math.cos(turn), HEIGHT / 2 + 55 * Math.sin(turn) * (1 - way / 2)]
}

export function sampleSignature(): Buffer {
  const rows = Array.from({ length: HEIGHT }, () => Buffer.alloc(WIDTH, 0xff))
  const steps = WIDTH * LOOPS
  for (let step = 0; step <= steps; step++) {
    const [x, y] = penAt(step / steps).map(Math.round) as [number, number]
    for (let line = y - PEN; line <= y + PEN; line++) rows[line]?.fill(0x20, x - PEN, x + PEN + 1)
  }
  return greyPng(WIDTH, rows)
}
