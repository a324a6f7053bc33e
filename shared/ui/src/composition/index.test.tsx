import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderPart } from '../testing.tsx'
import { Composition, type CompositionProps } from './index.tsx'

const parts = [
  { name: 'Balance', value: '541', href: '#/balance' },
  { name: 'Contract', value: '459' },
]

function drawn(props: Partial<CompositionProps> = {}) {
  const { container } = renderPart(<Composition parts={parts} {...props} />)
  const slices = [...container.querySelectorAll('.slice')]
  return {
    rows: screen.getAllByRole('listitem').map(row => row.textContent),
    slices: slices.map(slice => ['stroke-dasharray', 'stroke-dashoffset'].map(name => slice.getAttribute(name))),
    ring: container.querySelector('svg'),
  }
}

test('the legend says name, share and amount; the ring is silent', () => {
  const { rows, ring } = drawn()
  expect(rows).toEqual(['Balance54.1%541.00', 'Contract45.9%459.00'])
  expect(ring?.getAttribute('aria-hidden')).toBe('true')
})

test('the shares of the legend sum to 100 %', () => {
  const { rows } = drawn({ parts: ['1', '1', '1'].map((value, at) => ({ name: `Account ${at}`, value })) })
  expect(rows).toEqual(['Account 033.4%1.00', 'Account 133.3%1.00', 'Account 233.3%1.00'])
})

test('each part begins where the one before it ends, with a gap', () => {
  expect(drawn().slices).toEqual([
    ['53.2 100', '0'],
    ['45 100', '-54.1'],
  ])
})

test('the only part closes the ring without a seam, beside parts of nothing, too', () => {
  const parts = [
    { name: 'None', value: '0' },
    { name: 'All', value: '7' },
  ]
  expect(drawn({ parts }).slices).toEqual([[null, null]])
})

test('of nothing at all every share is zero', () => {
  const { rows, slices } = drawn({ parts: [{ name: 'All', value: '0' }] })
  expect(rows).toEqual(['All0.0%0.00'])
  expect(slices).toEqual([])
})

test('a tiny part can still be seen', () => {
  expect(drawn({ parts: [...parts, { name: 'Dust', value: '0.01' }] }).slices[2]?.[0]).toBe('0.3 100')
})

test('a part that leads somewhere is a link', () => {
  drawn()
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(['#/balance'])
})
