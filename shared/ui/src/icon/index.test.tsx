import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { House } from 'lucide-react'
import { renderPart } from '../testing.tsx'
import { Icon } from './index.tsx'

test('beside words an icon is silent', () => {
  const { container } = renderPart(<Icon of={House} />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

test('one that stands alone says its name', () => {
  renderPart(<Icon of={House} label="Home" />)
  expect(screen.getByRole('img', { name: 'Home' })).toBeDefined()
})
