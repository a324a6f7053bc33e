import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderPart } from '../testing.tsx'
import { Button } from './index.tsx'

const button = () => screen.getByRole('button')

test('a press, Enter and Space each do it once', async () => {
  const act = jest.fn()
  const { user } = renderPart(<Button onClick={act}>Confirm</Button>)
  await user.click(button())
  await user.keyboard('{Enter}')
  await user.keyboard(' ')
  expect(act).toHaveBeenCalledTimes(3)
})

test('while loading it keeps its name, says that it is busy and ignores presses', async () => {
  const act = jest.fn()
  const { user } = renderPart(
    <Button loading onClick={act}>
      Confirm
    </Button>,
  )
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(act).not.toHaveBeenCalled()
  expect(button().getAttribute('aria-busy')).toBe('true')
})

test('one that is off can be reached, tells its reason and sends no form', async () => {
  const send = jest.fn()
  const { user } = renderPart(
    <form onSubmit={send}>
      <Button type="submit" reason="Enter an amount first.">
        Withdraw
      </Button>
    </form>,
  )
  await user.tab()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(button())
  expect(button().getAttribute('aria-disabled')).toBe('true')
  expect(document.getElementById(button().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Enter an amount first.',
  )
  expect(send).not.toHaveBeenCalled()
})

test('inside a form only a button that asks to submit submits', async () => {
  const send = jest.fn((event: { preventDefault(): void }) => event.preventDefault())
  const { user } = renderPart(
    <form onSubmit={send}>
      <Button>Paste</Button>
      <Button type="submit">Send</Button>
    </form>,
  )
  await user.click(screen.getByRole('button', { name: 'Paste' }))
  expect(send).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(send).toHaveBeenCalledTimes(1)
})

test('with an address it is a link, and none while it is off', () => {
  const { rerender } = renderPart(<Button href="#/home">Home</Button>)
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('#/home')
  rerender(
    <Button href="#/home" disabled>
      Home
    </Button>,
  )
  expect(screen.queryByRole('link')).toBeNull()
})

test('its consequence is part of its name', () => {
  renderPart(
    <Button look="rise" consequence="Pays 185.00">
      Rise
    </Button>,
  )
  expect(screen.getByRole('button', { name: 'Rise Pays 185.00' })).toBeDefined()
})
