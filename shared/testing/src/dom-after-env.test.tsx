import { expect, test } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'

/** What Jest prints of it. */
const stackOf = (error: unknown) => (error instanceof Error ? error.stack : undefined)

test('prints the document and the newest answers when a wait ends in vain', async () => {
  render(<p>Nothing here yet</p>)
  await fetch('data:text/plain,hello')
  const found = screen.findByText('Ready', {}, { timeout: 60 }).catch(stackOf)
  expect(await found).not.toContain('dom-after-env.ts')
  expect(await found).toMatch(/Unable to find.*Ready.*data:text\/plain,hello: 200 after.*Nothing here yet.*\n +at /s)
  const waited = waitFor(() => screen.getByText('Ready'), { timeout: 60 }).catch(stackOf)
  expect(await waited).toContain('Nothing here yet')
})

test('prints what was expected when the wait was for an expectation', async () => {
  const waited = waitFor(() => expect(1).toBe(2), { timeout: 60 }).catch(stackOf)
  expect(await waited).toMatch(/Expected: .*2/)
})
