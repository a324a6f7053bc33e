import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderPart } from '../testing.tsx'
import { SectionHeader } from './index.tsx'

test('it is a heading that counts what stands below, its action beside it', () => {
  renderPart(<SectionHeader title="Positions" count={3} end={<button type="button">Close all</button>} />)
  expect(screen.getByRole('heading', { level: 2, name: 'Positions 3' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Close all' })).toBeDefined()
})
