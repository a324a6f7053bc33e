import { expect, jest, test } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { renderPart } from '../testing.tsx'
import { type Day, DayChart } from './index.tsx'
import { dayAt, shapeOf } from './shape.ts'

const days: Day[] = [
  { day: '2026-11-23', total: '100', profit: '10' },
  { day: '2026-11-24', total: '80', profit: '-20' },
  { day: '2026-11-25', total: '120', profit: '40' },
  { day: '2026-11-26', total: '120', profit: '0' },
]

function drawn(picked = 3, of = days) {
  const onPick = jest.fn()
  const { user } = renderPart(<DayChart label="By day" days={of} picked={picked} onPick={onPick} />)
  const chart = screen.getByRole('slider', { name: 'By day' })
  chart.getBoundingClientRect = () => ({ left: 20, width: 400 }) as DOMRect
  return { user, onPick, chart }
}

test('the line runs from the lowest total at the foot to the highest at the head, measured from where it begins', () => {
  const { line, open, end } = shapeOf(days)
  expect(line).toBe('M40 56L120 106L200 6L280 6')
  expect([open, end]).toEqual([56, 6])
})

test('a bar stands on its zero or hangs from it; a day that brought nothing has none', () => {
  const { bars, zero } = shapeOf(days)
  expect(bars.map(bar => bar && [bar.way, bar.y < zero, bar.height])).toEqual([
    ['rise', true, 10.3],
    ['fall', false, 20.7],
    ['rise', true, 41.3],
    undefined,
  ])
})

test('a day that nobody wrote down is a gap in both, and joins nothing', () => {
  const { line, bars } = shapeOf([...days.slice(0, 2), { day: '2026-11-25' }, ...days.slice(3)])
  expect(line).toBe('M40 56L120 106M260 6L300 6')
  expect(bars[2]).toBeUndefined()
})

test('of totals that never moved the line is level; one whose last day is unknown has no end', () => {
  expect(shapeOf([{ day: '2026-11-25', total: '5', profit: null }])).toMatchObject({ line: 'M80 56L240 56', end: 56 })
  expect(shapeOf([...days, { day: '2026-11-27' }]).end).toBeUndefined()
})

test('the keys of a slider read a day, and stop at both ends', async () => {
  const { user, onPick, chart } = drawn(1)
  chart.focus()
  await user.keyboard('{ArrowLeft}{ArrowRight}{Home}{End}{PageDown}{PageUp}a')
  expect(onPick.mock.calls.flat()).toEqual([0, 2, 0, 3, 0, 3])
  expect([chart.getAttribute('aria-valuenow'), chart.getAttribute('aria-valuetext')]).toEqual(['2', '24/11/2026'])
})

test('a finger reads where it comes down and where it is drawn; a mouse where it is', () => {
  const { onPick, chart } = drawn()
  const point = (type: string, clientX: number, pointerType: string, buttons = 0) => {
    const event = new MouseEvent(type, { bubbles: true, clientX, buttons })
    fireEvent(chart, Object.assign(event, { pointerType }))
  }
  point('pointerdown', 30, 'touch', 1)
  point('pointermove', 130, 'touch', 1)
  point('pointermove', 230, 'touch')
  point('pointermove', 230, 'mouse')
  point('pointermove', 419, 'mouse')
  expect(onPick.mock.calls.flat()).toEqual([0, 1, 2])
})

test.each([
  [-0.2, 0],
  [0, 0],
  [0.26, 1],
  [1, 3],
  [1.4, 3],
])('%s across is a day of four', (across, day) => expect(dayAt(across, 4)).toBe(day))
