import { expect, test } from '@jest/globals'
import { coverOf, hintsOf, linesOf, measure, type Pixels, sizeFault, smallSize } from './measure.ts'

/** A picture whose grey at each point is told. */
function drawn(width: number, height: number, grey: (x: number, y: number) => number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data.set(Array(3).fill(grey(x, y)).concat(255), (y * width + x) * 4)
  return { data, width, height }
}

const [WIDTH, HEIGHT] = [640, 404]
/** Lines of print on a card that lies on a table: letters of three points, words of some letters. */
const isInk = (x: number, y: number) => y > 120 && y % 24 < 9 && x > 40 && x < 400 && x % 60 < 48 && (x + y) % 6 < 3
const isCard = (x: number, y: number) => x > 20 && x < 620 && y > 20 && y < 384
const card = (x: number, y: number): number => (isCard(x, y) ? (isInk(x, y) ? 40 : 185) : 90)
const document = (grey = card) => drawn(WIDTH, HEIGHT, grey)

/** As a camera that moved sees it. */
function blurred(radius: number): Pixels {
  const points = Array.from({ length: 2 * radius + 1 }, (_, at) => at - radius)
  const spread = (x: number, y: number) => {
    const near = points.flatMap(by => points.map(beside => card(x + by, y + beside)))
    return near.reduce((sum, grey) => sum + grey) / near.length
  }
  return document(spread)
}

test('a document in even light, in focus, needs no hint', () => {
  const measures = measure(document())
  expect(measures.luma).toBeGreaterThan(120)
  expect(hintsOf(measures)).toEqual([])
})

test('the mean is of the whole picture, weighed as eyes weigh colours', () => {
  expect(measure(drawn(10, 10, () => 118)).luma).toBe(118)
  const green = drawn(10, 10, () => 0)
  for (let at = 1; at < green.data.length; at += 4) green.data[at] = 255
  expect(Math.round(measure(green).luma)).toBe(149)
})

test.each<[string, Pixels, string[]]>([
  ['taken in the dark', document((x, y) => card(x, y) / 4), ['dark']],
  ['all in bright light', document((x, y) => Math.min(249, card(x, y) + 90)), ['bright']],
  ['with a lamp on it', document((x, y) => (x > 300 && y > 80 && y < 260 ? 255 : card(x, y))), ['glare']],
  ['by a hand that shook', blurred(2), ['blurred']],
  ['of nothing', drawn(WIDTH, HEIGHT, () => 128), ['blurred']],
])('%s: it says so', (_, pixels, hints) => {
  expect(hintsOf(measure(pixels))).toEqual(hints)
})

test('the more it is blurred, the less sharp', () => {
  const sharpness = [0, 1, 2, 4].map(radius => measure(blurred(radius)).sharpness)
  expect(sharpness).toEqual([...sharpness].sort((a, b) => b - a))
})

test('the bounds themselves are good, and each stands as a notch on its line', () => {
  const at = (measures: Parameters<typeof linesOf>[0]) => linesOf(measures).map(({ hint }) => hint)
  expect(at({ luma: 60, clipped: 0.1, sharpness: 60 })).toEqual([null, null, null])
  expect(at({ luma: 59.9, clipped: 0.101, sharpness: 59.9 })).toEqual(['dark', 'glare', 'blurred'])
  expect(at({ luma: 200.1, clipped: 0, sharpness: 1e6 })).toEqual(['bright', null, null])
  const [luma, clipped, sharpness] = linesOf({ luma: 118, clipped: 0.03, sharpness: 1e6 })
  expect([luma?.at.toFixed(3), luma?.notches.map(notch => notch.toFixed(3))]).toEqual(['0.463', ['0.235', '0.784']])
  expect([clipped?.at.toFixed(2), clipped?.notches, sharpness?.at]).toEqual(['0.15', [0.5], 1])
})

test('it is measured on a copy that is small, of whatever shape', () => {
  expect(smallSize({ width: 4000, height: 3000 })).toEqual({ width: 640, height: 480 })
  expect(smallSize({ width: 320, height: 200 })).toEqual({ width: 320, height: 200 })
  expect(smallSize({ width: 20_000, height: 3 })).toEqual({ width: 640, height: 1 })
  expect(measure(drawn(1, 1, () => 9))).toEqual({ luma: 9, clipped: 0, sharpness: 0 })
})

test('below 600 on the short side it is too small, above 50 million points too large', () => {
  expect([
    sizeFault({ width: 600, height: 900 }),
    sizeFault({ width: 599, height: 4000 }),
    sizeFault({ width: 10_000, height: 5_000 }),
    sizeFault({ width: 50_000, height: 50_000 }),
  ]).toEqual([null, 'too-small', null, 'too-large'])
})

test('what the frame does not show is not taken', () => {
  expect(coverOf({ width: 1920, height: 1080 }, 1)).toEqual({ width: 1080, height: 1080, x: 420, y: 0 })
  expect(coverOf({ width: 1080, height: 1920 }, 1.2)).toEqual({ width: 1080, height: 900, x: 0, y: 510 })
})
