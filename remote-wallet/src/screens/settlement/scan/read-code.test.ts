import { expect, test } from '@jest/globals'
import encodeQR from 'qr'
import { codeIn, type Pixels } from './read-code.ts'

/** As a camera sees it: so many points a module, dimmed, turned over by so many degrees. */
function pictureOf(text: string, { points = 6, turn = 0, dark = 40, light = 210 } = {}): Pixels {
  const modules = encodeQR(text, 'raw', { border: 4 })
  const size = Math.ceil(modules.length * points * 1.5)
  const data = new Uint8ClampedArray(size * size * 4).fill(255)
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const [dx, dy] = [x - size / 2, y - size / 2]
      const at = (along: number) => Math.floor(along / points + modules.length / 2)
      const isDark = modules[at(dx * -sin + dy * cos)]?.[at(dx * cos + dy * sin)] ?? false
      data.fill(isDark ? dark : light, (y * size + x) * 4, (y * size + x) * 4 + 3)
    }
  return { width: size, height: size, data } as Pixels
}

const TRON = 'TBXSw8fM4jpQkGc6zZjsVABFpVN7UvXPdV'

test.each([
  ['a screenshot', {}],
  ['one that is held askew', { turn: 17 }],
  ['one on its head', { turn: 180 }],
  ['a dim one', { dark: 60, light: 120 }],
])('an address is read off %s', async (_, as) => {
  expect(await codeIn(pictureOf(`bitcoin:${TRON}?amount=1`, as))).toBe(`bitcoin:${TRON}?amount=1`)
})

test('a picture without a code says nothing', async () => {
  const grey = { width: 200, height: 200, data: new Uint8ClampedArray(160_000).fill(128) } as Pixels
  expect(await codeIn(grey)).toBeUndefined()
})
