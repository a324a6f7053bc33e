import { expect, test } from '@jest/globals'
import { feel } from './index.tsx'

test('what a finger feels is said once, by name, to whoever vibrates', () => {
  const heard: unknown[] = []
  addEventListener('ui:feel', event => heard.push(event instanceof CustomEvent && event.detail))
  feel('refused')
  expect(heard).toEqual(['refused'])
})
