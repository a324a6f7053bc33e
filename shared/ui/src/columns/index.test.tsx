import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderPart } from '../testing.tsx'
import { Column, Columns } from './index.tsx'

test('keeps the order of the source, whatever column a part is in', () => {
  renderPart(
    <Columns>
      <Column>chart</Column>
      <Column end>ticket</Column>
      <Column>positions</Column>
    </Columns>,
  )
  const parts = [...(screen.getByText('ticket').parentElement?.children ?? [])]
  expect(parts.map(part => [part.textContent, part.getAttribute('data-column')])).toEqual([
    ['chart', 'start'],
    ['ticket', 'end'],
    ['positions', 'start'],
  ])
})
