import { beforeEach, expect, test } from '@jest/globals'
import { renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { waitFor } from '@testing-library/react'
import { noPopups } from '../../testing/no-popups.ts'

const open = (o: Partial<ScreenOptions> = {}) => renderScreen(import('./home.screen.tsx'), { path: '/home', ...o })

/** Whether what stands below one's own is seen. */
const isSeen = () => document.querySelector('[data-unseen]') === null
const kept = () => JSON.parse(localStorage.getItem('home.layout.v1') ?? '{}')
const remembers = (positions: unknown) => waitFor(() => expect(kept()).toMatchObject({ positions }))

beforeEach(() => {
  localStorage.clear()
  noPopups()
})

test('a visitor sees everything at once', async () => {
  await open()
  expect(isSeen()).toBe(true)
})

test('who was not here before sees the rest once it is known what stands above; who was, at once', async () => {
  const { person } = await open({ as: {}, routes: ['/home'] })
  expect(isSeen()).toBe(false)
  await remembers(0)
  await waitFor(() => expect(isSeen()).toBe(true))
  await waitFor(() => expect(kept()).toMatchObject({ steps: 0 }))
  await open({ as: person ?? {}, routes: ['/home'] })
  expect(isSeen()).toBe(true)
})

test('where the first steps stand, the rest is seen once their room is there', async () => {
  const { person } = await open({ as: {} })
  await waitFor(() => expect(kept()).toMatchObject({ steps: 2 }))
  await open({ as: person ?? {} })
  expect(isSeen()).toBe(false)
  await waitFor(() => expect(isSeen()).toBe(true))
  expect(document.querySelector('[aria-labelledby=home-steps]')).not.toBeNull()
})

test('what is remembered of one person says nothing of the next', async () => {
  await open({ as: {} })
  await remembers(0)
  await open()
  await remembers(null)
})
