import { beforeEach, expect, test } from '@jest/globals'
import { lockScroll, unlockAll } from './scroll-lock.ts'

let main: HTMLElement
const locked = () => main.classList.contains('locked')

beforeEach(() => {
  document.body.innerHTML = '<main id="main"></main>'
  main = document.getElementById('main') as HTMLElement
  unlockAll()
})

test('the main element is still until the last lock is gone, and then where it was', () => {
  main.scrollTop = 320
  const [first, second] = [lockScroll(), lockScroll()]
  main.scrollTop = 0
  first()
  first()
  expect(locked()).toBe(true)
  second()
  expect([locked(), main.scrollTop]).toEqual([false, 320])
})

test('a change of route unlocks; what the old page unlocks later frees no lock of the new one', () => {
  const old = lockScroll()
  unlockAll()
  expect(locked()).toBe(false)
  const fresh = lockScroll()
  old()
  expect(locked()).toBe(true)
  fresh()
  expect(locked()).toBe(false)
})
