import { expect, test } from '@jest/globals'
import { renderPart } from '../testing.tsx'
import { PasswordStrength, strengthOf } from './index.tsx'

test.each([
  ['', 0],
  ['short1', 1],
  ['onlyletters', 1],
  ['1234567890', 1],
  [`a1${'x'.repeat(63)}`, 1],
  ['lake2026', 2],
  ['aaaaaaaaaaaaaaa1', 2],
  ['calm-lake-26', 3],
  ['Calm-lake-26', 4],
  ['fourteen letters 1', 4],
  ['湖のほとり2026', 2],
] as const)('%j has strength %d', (password, strength) => {
  expect(strengthOf(password)).toBe(strength)
})

test('it says the strength in a word, aloud as it changes', () => {
  const { container, rerender } = renderPart(<PasswordStrength password="" />)
  const spoken = container.querySelector('[aria-live=polite]')
  expect(spoken?.textContent).toBe('')
  rerender(<PasswordStrength password="lake2026" />)
  expect(spoken?.textContent).toBe('Password strength: Fair')
})
