import { expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderPart } from '../testing.tsx'
import { PriceSlider, type PriceSliderProps } from './index.tsx'
import { type PriceScale, placeOf, priceOf, stepOf, stepsOf } from './scale.ts'

const long: PriceScale = { from: '60000.00', to: '68000.00', places: 2 }
const short: PriceScale = { from: '68000.00', to: '60000.00', places: 2 }

function Kept({
  spy,
  scale = long,
  ...props
}: { spy?: (price: string) => void; scale?: PriceScale } & Partial<PriceSliderProps>) {
  const [value, setValue] = useState('64000')
  const change = (next: string) => {
    spy?.(next)
    setValue(next)
  }
  const marks = [{ kind: 'liquidation', at: '61000', label: 'Liq. 61,000.00' }] as const
  return (
    <PriceSlider
      label="Price"
      tone="flat"
      start="64000"
      marks={marks}
      {...scale}
      {...props}
      value={value}
      onChange={change}
    />
  )
}
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Price' })

test('counts in steps of the symbol from the left end, also where that is the higher price', () => {
  expect([stepsOf(long), stepsOf(short)]).toEqual([800_000, 800_000])
  expect([stepOf(long, '64000.01'), stepOf(short, '64000.01')]).toEqual([400_001, 399_999])
  expect([priceOf(long, 1), priceOf(short, 1)]).toEqual(['60000.01', '67999.99'])
})

test('counts in steps that a float holds where the prices have more digits', () => {
  const fine: PriceScale = { from: '60000', to: '68000', places: 18 }
  expect(priceOf(fine, stepOf(fine, '64000.5'))).toBe('64000.500000000000000000')
})

test('a price beyond an end stands at the end', () => {
  expect([placeOf(long, '1'), placeOf(long, '99999')]).toEqual([0, 1])
  expect([placeOf(short, '1'), placeOf(short, '99999')]).toEqual([1, 0])
})

test('arrow keys go by one step of the symbol, Page keys by a twentieth, and its price is read out', async () => {
  const { user } = renderPart(<Kept />)
  await user.tab()
  const after = async (key: string) => {
    await user.keyboard(key)
    return slider().getAttribute('aria-valuetext')
  }
  expect(slider().getAttribute('aria-valuetext')).toBe('64,000.00')
  expect(await after('{ArrowRight}')).toBe('64,000.01')
  expect(await after('{ArrowLeft}{ArrowLeft}')).toBe('63,999.99')
  expect(await after('{PageUp}')).toBe('64,399.99')
  expect(await after('{Home}')).toBe('60,000.00')
})

test('a finger tells one price a frame, the newest, and is drawn to a mark', () => {
  const frames: FrameRequestCallback[] = []
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation(next => frames.push(next))
  const spy = jest.fn()
  const { container } = renderPart(<Kept spy={spy} />)
  const control = container.querySelector('.control') as HTMLElement
  jest.spyOn(control, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1000, 44))
  const at = (x: number) => ({ changedTouches: [{ identifier: 1, clientX: x, clientY: 22 }] })
  const frame = () => act(() => frames.splice(0).forEach(next => void next(0)))
  fireEvent.touchStart(control, at(500))
  fireEvent.touchMove(document, at(600))
  fireEvent.touchMove(document, at(700))
  expect(spy).not.toHaveBeenCalled()
  frame()
  expect(spy.mock.calls).toEqual([['65600.00']])
  fireEvent.touchMove(document, at(130))
  frame()
  expect(spy.mock.calls.at(-1)).toEqual(['61000.00'])
  jest.restoreAllMocks()
})
