import { afterEach, expect, test } from '@jest/globals'
import { leaveMark, resume } from './resume.ts'

afterEach(() => {
  sessionStorage.clear()
  document.body.replaceChildren()
})

test('a page that was reloaded stands where it stood, once', () => {
  const main = Object.assign(document.createElement('main'), { id: 'main' })
  document.body.append(main)
  main.scrollTop = 240
  leaveMark()
  main.scrollTop = 0
  resume()
  expect(main.scrollTop).toBe(240)
  main.scrollTop = 0
  resume()
  expect(main.scrollTop).toBe(0)
})

test.each(['{', 'null', '7', '["#/home"]', '["#/home","far"]', '{"0":"#/home","1":5}'])(
  'a mark that is damaged (%s) is nothing to stumble over',
  damaged => {
    sessionStorage.setItem('resume', damaged)
    expect(resume).not.toThrow()
    expect(sessionStorage.getItem('resume')).toBeNull()
  },
)
