import { expect, test } from '@jest/globals'
import { refusing } from '@shared/testing/refused'
import { renderScreen } from '@shared/testing/screen'
import { screen, waitFor } from '@testing-library/react'

test('a list of help that is refused says why as a notice, the article stands', async () => {
  const { at, said } = await refusing(/appHelpInfo\/list/, 'Help is being rewritten')
  await renderScreen(import('./article-detail.screen.tsx'), {
    path: '/articleDetail',
    query: { kind: 'help', id: 'what-this-is' },
    at,
  })
  await waitFor(() => expect(said).toEqual(['Help is being rewritten']))
  expect(screen.getByText('What is real here')).toBeTruthy()
})
