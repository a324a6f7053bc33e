import { expect, jest, test } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderPart } from '../testing.tsx'
import { Slider, type SliderProps } from './index.tsx'

function Kept({ start, spy, ...props }: { start: number; spy?: (value: number) => void } & Partial<SliderProps>) {
  const [value, setValue] = useState(start)
  const change = (next: number) => {
    spy?.(next)
    setValue(next)
  }
  return <Slider label="Share" {...props} value={value} onChange={change} />
}
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Share' })

test('arrows go by one and never snap, Page keys by a quarter, Home and End to the ends', async () => {
  const { user } = renderPart(<Kept start={24} />)
  const press = async (key: string) => {
    await user.keyboard(key)
    return slider().valueAsNumber
  }
  await user.tab()
  expect(document.activeElement).toBe(slider())
  expect(await press('{ArrowRight}')).toBe(25)
  expect(await press('{ArrowRight}')).toBe(26)
  expect(await press('{ArrowLeft}')).toBe(25)
  expect(await press('{PageUp}')).toBe(50)
  expect(await press('{End}')).toBe(100)
  expect(await press('{Home}')).toBe(0)
})

test('it is read out as a share, or in words of its own', () => {
  const { rerender } = renderPart(<Kept start={25} />)
  expect(slider().getAttribute('aria-valuetext')).toBe('25%')
  rerender(<Kept start={25} spoken={now => `${now} times`} />)
  expect(slider().getAttribute('aria-valuetext')).toBe('25 times')
})

test('a finger near a notch is drawn to it and feels it, elsewhere it is exact', () => {
  const spy = jest.fn()
  let felt = 0
  addEventListener('ui:feel', () => felt++)
  const { container } = renderPart(<Kept start={0} spy={spy} />)
  const control = container.querySelector('.control') as HTMLElement
  jest.spyOn(control, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 44))
  const touch = (x: number) => {
    const changedTouches = [{ identifier: x, clientX: x, clientY: 22 }]
    fireEvent.touchStart(control, { changedTouches })
    fireEvent.touchEnd(control, { changedTouches })
  }
  touch(48)
  touch(62)
  expect(spy.mock.calls).toEqual([[50], [62]])
  expect(felt).toBe(1)
})

test('one that is off does not move', async () => {
  const spy = jest.fn()
  const { user } = renderPart(<Kept start={50} disabled spy={spy} />)
  await user.tab()
  await user.keyboard('{ArrowRight}')
  expect(spy).not.toHaveBeenCalled()
  expect(slider().disabled).toBe(true)
})
