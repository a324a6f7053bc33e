import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderPart } from '../testing.tsx'
import { WordMark } from './index.tsx'

test('it reads as the name', () => {
  renderPart(<WordMark />)
  expect(screen.getByRole('img', { name: 'tarn' })).toBeDefined()
})

test('two on one page keep their own waterline', () => {
  const { container } = renderPart(
    <>
      <WordMark />
      <WordMark height={44} />
    </>,
  )
  const ids = [...container.querySelectorAll('clipPath')].map(clip => clip.id)
  expect(new Set(ids).size).toBe(4)
})
