import { afterEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { renderPart } from '../testing.tsx'
import { drawInvitation, drawResult, type Result, ShareCard } from './index.tsx'

/** jsdom draws nothing: what is asked of the canvas is written down. */
function noted() {
  const written: string[] = []
  const rects: [string, number, number, number, number][] = []
  const context = {
    font: '',
    fillStyle: '',
    measureText: (text: string) => ({ width: text.length * (Number.parseFloat(context.font.split(' ')[1] ?? '') / 2) }),
    fillText: (text: string) => void written.push(`${text} ${context.font.split(' ')[1]}`),
    fillRect: (...area: [number, number, number, number]) => void rects.push([context.fillStyle, ...area]),
    ...Object.fromEntries(
      [
        'save',
        'restore',
        'translate',
        'scale',
        'beginPath',
        'rect',
        'clip',
        'stroke',
        'fill',
        'arc',
        'roundRect',
        'moveTo',
        'lineTo',
        'setLineDash',
      ].map(name => [name, () => {}]),
    ),
  }
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(done => done(new Blob(['png'])))
  Object.assign(globalThis, {
    Path2D: class {
      lineTo() {}
    },
  })
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } })
  return { written, rects }
}
afterEach(() => void jest.restoreAllMocks())

const result: Result = {
  pair: 'BTC/USDT',
  side: 'Long 20x',
  wins: 'rise',
  figure: { value: '+29.23%', label: 'Net return' },
  way: 'rise',
  course: [
    { at: 0, price: 64000 },
    { at: 1, price: 65000 },
  ],
  facts: [['Entry price', '64,000.00']],
  day: '21 Nov 2026',
  join: { link: 'https://tarn.example/?s=7KQ2MF', label: 'Invitation code', code: '7KQ2MF' },
}

test('every figure stands on it, an amount only where it is given', async () => {
  const { written } = noted()
  const draw = (card: Result) => (pen: Parameters<typeof drawResult>[0]) => drawResult(pen, card)
  const { rerender } = renderPart(<ShareCard label="Result" draw={draw(result)} />)
  await waitFor(() => expect(written).toContain('+29.23% 116px'))
  expect(written.join()).toMatch(/BTC\/USDT.*Long 20x.*Net return.*64,000\.00.*Entry price.*7KQ2MF/)
  expect(written.join()).not.toContain('93.55')
  rerender(<ShareCard label="Result" draw={draw({ ...result, amount: '+93.55 USDT' })} />)
  await waitFor(() => expect(written.join()).toContain('+93.55 USDT'))
})

test('a long figure is set smaller, never cut', async () => {
  const { written } = noted()
  const draw = (pen: Parameters<typeof drawResult>[0]) =>
    drawResult(pen, { ...result, figure: { value: '+123,456.78%', label: 'Net return' } })
  renderPart(<ShareCard label="Result" draw={draw} />)
  await waitFor(() => expect(written.join()).toContain('+123,456.78%'))
  const size = Number.parseFloat(written.find(one => one.startsWith('+123'))?.split(' ')[1] ?? '')
  expect(12 * (size / 2)).toBeLessThanOrEqual(638)
})

test('the code is of whole pixels on white', async () => {
  const { rects } = noted()
  renderPart(<ShareCard label="Result" draw={pen => drawResult(pen, result)} />)
  await waitFor(() => expect(rects.filter(([colour]) => colour === 'black').length).toBeGreaterThan(200))
  const dark = rects.filter(([colour]) => colour === 'black')
  expect(dark.every(([, ...area]) => area.every(Number.isSafeInteger))).toBe(true)
})

test('it is a picture with a name, and can be taken as a file', async () => {
  noted()
  const drawn = jest.fn<(picture: () => Promise<Blob>) => void>()
  renderPart(<ShareCard label="BTC/USDT +29.23%" draw={pen => drawResult(pen, result)} onDrawn={drawn} />)
  expect(screen.getByRole('img', { name: 'BTC/USDT +29.23%' })).toBeDefined()
  await waitFor(() => expect(drawn).toHaveBeenCalled())
  expect((await drawn.mock.calls[0]?.[0]())?.size).toBe(3)
})

test('an invitation shows its words, a code for cameras, the code to be typed, and where it leads', async () => {
  const { written, rects } = noted()
  const join = { link: 'https://tarn.example/?s=7KQ2MF', label: 'Invitation code', code: '7KQ2MF' }
  renderPart(<ShareCard label="Invitation" draw={pen => drawInvitation(pen, { title: 'Trade with me', join })} />)
  await waitFor(() => expect(written.join()).toMatch(/Trade with me.*Invitation code.*7KQ2MF.*tarn\.example/))
  const dark = rects.filter(([colour]) => colour === 'black')
  expect(dark.length).toBeGreaterThan(200)
  expect(dark.every(([, ...area]) => area.every(Number.isSafeInteger))).toBe(true)
})
