import { expect, test } from '@jest/globals'
import { renderPart } from '../testing.tsx'
import { OwnWords } from './index.tsx'

const text = 'It is blurred. Note from our staff: “Envía otra.”'
const drawn = (own: { text: string; lang: string } | null) => renderPart(<OwnWords text={text} own={own} />).container

test('marks the part in another language, and leaves the text whole', () => {
  const container = drawn({ text: 'Envía otra.', lang: 'xi' })
  expect(container.textContent).toBe(text)
  expect(container.querySelector('[lang]')?.outerHTML).toBe('<span lang="es-419">Envía otra.</span>')
})

test.each([
  ['nobody wrote a part of it', null],
  ['the part is in the language of the page', { text: 'Envía otra.', lang: 'en-us' }],
  ['the text does not hold the part', { text: 'Otra cosa.', lang: 'xi' }],
])('marks nothing where %s', (_, own) => {
  const container = drawn(own)
  expect(container.textContent).toBe(text)
  expect(container.querySelector('[lang]')).toBeNull()
})
