import { expect, test } from '@jest/globals'
import { render } from '@testing-library/react'
import { type DetailParts, OrderDetails } from './order-details.tsx'

type Order = { id: string; amount: string; note?: string }

test('draws the parts of the fields in their order, and nothing where there is none', () => {
  const fields: DetailParts<Order, Order> = {
    amount: ({ amount }) => <b>{amount}</b>,
    id: ({ id }) => <i>{id}</i>,
    note: null,
  }
  const { container } = render(<OrderDetails parts={fields} of={{ id: 'W1', amount: '20' }} />)
  expect(container.innerHTML).toBe('<b>20</b><i>W1</i>')
})

test('a field that may be absent must be told too', () => {
  // @ts-expect-error: the note is missing
  const fields: DetailParts<Order, Order> = { amount: null, id: null }
  expect(fields).not.toHaveProperty('note')
})
