import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderPart } from '../testing.tsx'
import { Badge } from './index.tsx'

test('the status stands in it as a word, whatever its colour', () => {
  renderPart(<Badge kind="wait">Under review</Badge>)
  expect(screen.getByText('Under review').dataset.kind).toBe('wait')
})

test('without a kind it is plain', () => {
  renderPart(<Badge>Ended</Badge>)
  expect(screen.getByText('Ended').dataset.kind).toBe('plain')
})
