import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderPart } from '../testing.tsx'
import { PageBar } from './index.tsx'

test('its title is the heading of the page', () => {
  renderPart(<PageBar title="Market" />)
  expect(screen.getByRole('heading', { level: 1, name: 'Market' })).toBeDefined()
})

test('without one the word mark is', () => {
  renderPart(<PageBar />)
  expect(screen.getByRole('heading', { level: 1, name: 'tarn' })).toBeDefined()
})
