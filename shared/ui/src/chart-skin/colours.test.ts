/** The lines of averages told apart, by whatever eyes: distances in OKLab, as each kind of colour vision sees them. */
import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

type Triple = [number, number, number]
type Matrix = [Triple, Triple, Triple]

/** Machado, Oliveira and Fernandes 2009, at full severity. */
const eyes: Record<string, Matrix> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'without red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'without green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'without blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}
const LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]
const CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
/** Well above what anybody misses: a light blue and a light violet once stood at 0.05. */
const APART = 0.12

const css = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8')

function token(theme: string, name: string): string {
  const block = css.slice(css.indexOf(`[data-theme='${theme}'] {`))
  const value = new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(block)?.[1]
  if (!value) throw new Error(`tokens.css does not say --${name} in the ${theme} theme`)
  return value
}

const times = (rows: Matrix, [x, y, z]: Triple) => rows.map(([a, b, c]) => a * x + b * y + c * z) as Triple
const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

function seen(hex: string, eye: Matrix): Triple {
  const rgb = [1, 3, 5].map(at => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as Triple
  const light = times(eye, rgb).map(part => Math.min(1, Math.max(0, part))) as Triple
  return times(LAB, times(CONES, light).map(Math.cbrt) as Triple)
}

function distance(one: string, other: string, eye: Matrix): number {
  const [a, b] = [seen(one, eye), seen(other, eye)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

/** Lines of one stroke; between two strokes the dashes tell. What a person draws is solid. */
const families = [
  ['brand', 'warn', 'chart-3', 'chart-5'],
  ['text-1', 'chart-4'],
]

test.each(['dark', 'light'])('averages of one stroke are told apart in the %s theme by every kind of eye', theme => {
  const close = families.flatMap(names =>
    names.flatMap((one, at) =>
      names.slice(at + 1).flatMap(other =>
        Object.entries(eyes).flatMap(([eye, matrix]) => {
          const found = distance(token(theme, one), token(theme, other), matrix)
          return found < APART ? [`${one} and ${other}, ${eye}: ${found.toFixed(3)}`] : []
        }),
      ),
    ),
  )
  expect(close).toEqual([])
})
