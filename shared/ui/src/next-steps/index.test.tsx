import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { renderPart } from '../testing.tsx'
import { NextSteps } from './index.tsx'

test('lists the steps whose page is live, and draws nothing when none is', () => {
  const steps = [
    { title: 'Withdraw', href: '#/tixian' },
    { title: 'Chart', href: undefined },
  ]
  const { container } = renderPart(<NextSteps title="What's next" steps={steps} />)
  const list = within(screen.getByRole('list', { name: "What's next" }))
  expect(list.getAllByRole('link').map(link => link.textContent)).toEqual(['Withdraw'])
  const none = renderPart(<NextSteps title="None" steps={[{ title: 'Chart', href: undefined }]} />)
  expect(none.container.querySelector('section')).toBeNull()
  expect(container.querySelector('section')).not.toBeNull()
})
