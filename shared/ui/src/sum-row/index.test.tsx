import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderPart } from '../testing.tsx'
import { SumRow, Sums } from './index.tsx'

test('a label and its figure belong together', () => {
  renderPart(
    <Sums>
      <SumRow label="Fee" value="7.72 USDT" />
    </Sums>,
  )
  expect(screen.getByRole('term').textContent).toBe('Fee')
  expect(screen.getByRole('definition').textContent).toBe('7.72 USDT')
})

test('page translators leave the figure alone and translate the label', () => {
  renderPart(
    <Sums>
      <SumRow label="Fee" value="7.72 USDT" />
    </Sums>,
  )
  const isKept = (role: string) => screen.getByRole(role).closest('[translate="no"]') !== null
  expect([isKept('definition'), isKept('term')]).toEqual([true, false])
})

test('before and after are told apart in words', () => {
  renderPart(
    <Sums>
      <SumRow label="Available" before="3,128.40" value="2,348.96" />
    </Sums>,
  )
  const spoken = screen.getByRole('definition').cloneNode(true) as HTMLElement
  for (const silent of spoken.querySelectorAll('[aria-hidden]')) silent.remove()
  expect(spoken.textContent).toBe('Now 3,128.40 After 2,348.96')
})
