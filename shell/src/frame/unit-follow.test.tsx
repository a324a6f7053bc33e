import { afterEach, expect, jest, test } from '@jest/globals'
import { followViewport } from './unit.ts'

const root = document.documentElement
const sized = () => [root.style.fontSize, root.style.getPropertyValue('--px')]
function resize(width: number, name: string): void {
  Object.defineProperty(globalThis, 'innerWidth', { value: width, configurable: true })
  dispatchEvent(new Event(name))
}
afterEach(() => void jest.useRealTimers())

test('the unit follows the window with the next frame, once for all that happened before it', () => {
  jest.useFakeTimers()
  Object.defineProperty(globalThis, 'innerWidth', { value: 375, configurable: true })
  followViewport()
  expect(sized()).toEqual(['3.75px', '1px'])
  resize(450, 'resize')
  resize(600, 'orientationchange')
  expect(sized()[0]).toBe('3.75px')
  const frame = jest.spyOn(root.style, 'setProperty')
  jest.advanceTimersByTime(20)
  expect(sized()).toEqual(['5.75px', '1px'])
  expect(frame).toHaveBeenCalledTimes(1)
})

test('a phone, upright or turned, has no cap on its column; what is no phone keeps it', () => {
  const agent = jest
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (Linux; Android 14) Mobile Safari')
  for (const side of ['width', 'height'] as const)
    Object.defineProperty(screen, side, { value: side === 'width' ? 673 : 841, configurable: true })
  Object.defineProperty(globalThis, 'innerWidth', { value: 673, configurable: true })
  followViewport()
  const column = () => root.style.getPropertyValue('--column')
  expect([...sized(), column()]).toEqual(['6.73px', '1px', 'none'])
  Object.defineProperty(globalThis, 'innerWidth', { value: 841, configurable: true })
  followViewport()
  expect([sized()[0], column()]).toEqual(['6.73px', 'none'])
  agent.mockRestore()
  followViewport()
  expect([sized()[0], column()]).toEqual(['5.75px', ''])
})
