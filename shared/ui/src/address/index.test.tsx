import { expect, test } from '@jest/globals'
import { renderPart } from '../testing.tsx'
import { Address } from './index.tsx'

function drawn(value: string) {
  const { container } = renderPart(<Address value={value} />)
  return {
    text: container.textContent,
    groups: [...container.querySelectorAll('.group')].map(group => group.textContent),
    ends: [...container.querySelectorAll('[data-end]')].map(run => run.textContent).join(' '),
  }
}

test('it is read and copied in one piece', () => {
  expect(drawn('TQ8wLmZ4cVx1hJr6nYpK2sDfGb9uEaX7tM').text).toBe('TQ8wLmZ4cVx1hJr6nYpK2sDfGb9uEaX7tM')
})

test('it is drawn in groups of four, the first and last two set apart whole', () => {
  const { groups, ends } = drawn('TQ8wLmZ4cVx1hJr6nYpKd2')
  expect(groups).toEqual(['TQ8w', 'LmZ4', 'cVx1', 'hJr6', 'nYpK', 'd2'])
  expect(ends).toBe('TQ8w LmZ4 nYpK d2')
})

test('a short one is one group, every letter an end', () => {
  expect(drawn('48217306')).toMatchObject({ groups: ['48217306'], ends: '48217306' })
})

test('a key that is typed off is in groups too, none set apart', () => {
  const { container } = renderPart(<Address plain value="TQ8wLmZ4cVx1hJr6" />)
  expect([...container.querySelectorAll('.group')].map(group => group.textContent)).toEqual([
    'TQ8w',
    'LmZ4',
    'cVx1',
    'hJr6',
  ])
  expect(container.querySelector('[data-end]')).toBeNull()
})
