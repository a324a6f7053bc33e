import { expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { renderPart } from '../testing.tsx'
import { PullToRefresh } from './index.tsx'

const refresh = jest.fn<() => Promise<unknown>>()

function drawn() {
  refresh.mockReset()
  renderPart(
    <div data-testid="scroller">
      <PullToRefresh onRefresh={refresh}>
        <p>Rows</p>
      </PullToRefresh>
    </div>,
  )
  return screen.getByText('Rows')
}

const at = (y: number, x = 0) => ({ touches: [{ clientX: x, clientY: y }] })
/** @returns whether the browser was kept from scrolling at the last move */
function draw(row: Element, ...path: { touches: { clientX: number; clientY: number }[] }[]) {
  const [start, ...moves] = path
  fireEvent.touchStart(row, start)
  return moves.map(move => !fireEvent.touchMove(row, move)).at(-1)
}
const phase = () => document.querySelector('.sign')?.getAttribute('data-phase')

test('drawn far enough and let go, it refreshes until that is settled', async () => {
  const row = drawn()
  const answer = Promise.withResolvers<void>()
  refresh.mockReturnValue(answer.promise)
  expect(draw(row, at(100), at(110), at(240))).toBe(true)
  expect(phase()).toBe('ready')
  fireEvent.touchEnd(row)
  expect(refresh).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('status').textContent).toBe('Refreshing')
  await act(async () => answer.resolve())
  expect(phase()).toBe('idle')
})

test('a refresh that fails ends, too', async () => {
  const row = drawn()
  refresh.mockRejectedValue(new Error('offline'))
  draw(row, at(100), at(110), at(240))
  await act(async () => void fireEvent.touchEnd(row))
  expect(phase()).toBe('idle')
})

test('feels it once when it is drawn far enough, however far it goes on', () => {
  const row = drawn()
  let felt = 0
  addEventListener('ui:feel', () => felt++)
  draw(row, at(100), at(110), at(180))
  expect(felt).toBe(0)
  fireEvent.touchMove(row, at(240))
  fireEvent.touchMove(row, at(260))
  expect(felt).toBe(1)
})

test('let go too soon, nothing happens', () => {
  const row = drawn()
  draw(row, at(100), at(110), at(180))
  expect(phase()).toBe('pulling')
  fireEvent.touchEnd(row)
  expect([phase(), refresh.mock.calls.length]).toEqual(['idle', 0])
})

test('while one is under way another pull is none', () => {
  const row = drawn()
  refresh.mockReturnValue(new Promise(() => {}))
  for (const _ of [1, 2]) {
    draw(row, at(100), at(110), at(240))
    fireEvent.touchEnd(row)
  }
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('a page that is not at its top scrolls', () => {
  const row = drawn()
  screen.getByTestId('scroller').scrollTop = 40
  expect(draw(row, at(100), at(110), at(240))).toBe(false)
  expect(phase()).toBe('idle')
})

test.each([
  ['up', [at(100), at(90), at(240)]],
  ['sideways', [at(100), at(104, 60)]],
  ['with two fingers', [{ touches: [...at(100).touches, ...at(140).touches] }, at(240)]],
])('a swipe %s is no pull', (_, path) => {
  const row = drawn()
  expect(draw(row, ...path)).toBe(false)
  expect(phase()).toBe('idle')
})
