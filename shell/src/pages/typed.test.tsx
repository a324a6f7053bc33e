import { expect, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { call } from '../surface/transport/index.ts'
import { postCall } from '../surface/transport/testing/calls.ts'
import { json, ok } from '../surface/transport/testing/wire.ts'
import type { Screens } from '../testing/app.tsx'
import { forVisitors } from '../testing/for-visitors.ts'
import { currentPage } from './pages.ts'
import { isTyped } from './typed.ts'

/** A form that keeps its words though it was sent, and a sheet's field, which goes with it. */
function Forms() {
  const [said, say] = useState('')
  const [open, setOpen] = useState(true)
  const send = () => call(postCall, { id: '1', memo: said }).catch(() => {})
  return (
    <>
      <form
        onSubmit={event => {
          event.preventDefault()
          void send().then(() => document.body.setAttribute('data-sent', said))
        }}
      >
        <input aria-label="Name" value={said} onChange={event => say(event.target.value)} />
        <button type="submit">Send</button>
      </form>
      <button type="button" onClick={() => void send().then(() => document.body.setAttribute('data-sent', 'beside'))}>
        Act
      </button>
      {open && <input aria-label="Amount" />}
      <button type="button" onClick={() => setOpen(false)}>
        Close
      </button>
      <input type="radio" aria-label="Day" />
    </>
  )
}

const screens: Screens = { '/login': { Screen: Forms, keepAlive: true }, '/home': { Screen: () => <h1>Home</h1> } }
const wire = forVisitors(screens, '/login')

const isHalfFilled = () => {
  const page = currentPage()
  return page !== undefined && isTyped(page)
}
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const answered = (by: string) => waitFor(() => expect(document.body.dataset.sent).toBe(by))

test('a form is half filled until it was sent and taken, though its words still stand there', async () => {
  expect(isHalfFilled()).toBe(false)
  type('Name', 'ann')
  expect(isHalfFilled()).toBe(true)
  wire().answer(json({ success: false, message: 'No', code: 500, result: null }))
  await press('Send')
  await answered('ann')
  expect(isHalfFilled()).toBe(true)
  wire().answer(ok(null))
  type('Name', 'anna')
  await press('Send')
  await answered('anna')
  expect([isHalfFilled(), screen.getByLabelText<HTMLInputElement>('Name').value]).toEqual([false, 'anna'])
})

test('what is sent beside a form does not take its words for sent', async () => {
  type('Name', 'bert')
  await press('Act')
  await answered('beside')
  expect(isHalfFilled()).toBe(true)
  type('Name', '')
  expect(isHalfFilled()).toBe(false)
})

test('a field that went with its sheet, and a tab that was chosen, are not half filled', async () => {
  type('Amount', '1')
  expect(isHalfFilled()).toBe(true)
  await press('Close')
  fireEvent.input(screen.getByLabelText('Day'))
  expect(isHalfFilled()).toBe(false)
})
