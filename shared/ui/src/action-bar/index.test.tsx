import { afterEach, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { Button } from '../button/index.tsx'
import { renderPart } from '../testing.tsx'
import { ActionBar } from './index.tsx'

const draw = () =>
  renderPart(
    <ActionBar>
      <Button>Send</Button>
    </ActionBar>,
  )
const keyboard = () => screen.getByRole('button').parentElement?.style.getPropertyValue('--keyboard')

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'visualViewport')
})

test('it rises with a keyboard that is drawn over the page, and sinks with it', () => {
  const view = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0 })
  Object.defineProperty(globalThis, 'visualViewport', { value: view, configurable: true })
  const { unmount } = draw()
  expect(keyboard()).toBe('0px')
  view.height -= 300
  view.dispatchEvent(new Event('resize'))
  expect(keyboard()).toBe('300px')
  view.offsetTop = 40
  view.dispatchEvent(new Event('scroll'))
  expect(keyboard()).toBe('260px')
  view.height = innerHeight
  view.offsetTop = 0
  view.dispatchEvent(new Event('resize'))
  expect(keyboard()).toBe('0px')
  unmount()
})

test('a browser that tells nothing of its keyboard is no failure', () => {
  draw()
  expect(keyboard()).toBe('')
})
