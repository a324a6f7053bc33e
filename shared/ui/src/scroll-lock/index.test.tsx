import { beforeEach, expect, jest, test } from '@jest/globals'
import { renderPart } from '../testing.tsx'
import { lockScroll, unlockAll, useScrollLock } from './index.tsx'

let main: HTMLElement
const isLocked = () => main.classList.contains('locked')

beforeEach(() => {
  document.body.innerHTML = '<main id="main"></main>'
  main = document.getElementById('main') as HTMLElement
  unlockAll()
})

test('holds the main element still until the last lock is gone, and writes no place', () => {
  const [first, second] = [lockScroll(), lockScroll()]
  main.scrollTop = 120 // moved on purpose meanwhile
  first()
  first()
  expect(isLocked()).toBe(true)
  second()
  expect([isLocked(), main.scrollTop]).toEqual([false, 120])
})

test('a change of route unlocks; what the old page unlocks later frees no lock of the new one', () => {
  const old = lockScroll()
  unlockAll()
  expect(isLocked()).toBe(false)
  const fresh = lockScroll()
  old()
  expect(isLocked()).toBe(true)
  fresh()
  expect(isLocked()).toBe(false)
})

const Over = ({ open }: { open: boolean }) => {
  useScrollLock(open)
  return null
}

test('a part holds it while it is open, and lets go when it closes or leaves', () => {
  const { rerender, unmount } = renderPart(<Over open />)
  expect(isLocked()).toBe(true)
  rerender(<Over open={false} />)
  expect(isLocked()).toBe(false)
  rerender(<Over open />)
  unmount()
  expect(isLocked()).toBe(false)
})

test('two copies of this part count together', async () => {
  const free = lockScroll()
  jest.resetModules()
  const copy = await import('./index.tsx')
  const freeOfCopy = copy.lockScroll()
  free()
  expect(isLocked()).toBe(true)
  freeOfCopy()
  expect(isLocked()).toBe(false)
})
