import { expect, jest, test } from '@jest/globals'
import type { Decimal } from '@shared/money/decimal'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderPart } from '../testing.tsx'
import { NumberField, type NumberFieldProps } from './index.tsx'

const spy = jest.fn<(value: Decimal | '') => void>()

function Kept({ start = '', ...props }: { start?: Decimal | '' } & Partial<NumberFieldProps>) {
  const [value, setValue] = useState<Decimal | ''>(start)
  const change = (next: Decimal | '') => {
    spy(next)
    setValue(next)
  }
  return (
    <>
      <NumberField label="Amount" {...props} value={value} onChange={change} />
      <button type="button" onClick={() => setValue('2.5')}>
        slide
      </button>
    </>
  )
}
const input = () => screen.getByLabelText<HTMLInputElement>('Amount')
const last = () => spy.mock.lastCall?.[0]

test('it keeps what is typed and reports the decimal string', async () => {
  const { user } = renderPart(<Kept />, 'es-ES')
  await user.type(input(), '1.234,50')
  expect(input().value).toBe('1.234,50')
  expect(last()).toBe('1234.5')
})

test('in the Spanish of Mexico it reads what it shows elsewhere, and asks about a comma before three digits', async () => {
  const { user } = renderPart(<Kept />, 'es-419')
  await user.type(input(), '1,234.50')
  expect([input().value, last()]).toEqual(['1,234.50', '1234.5'])
  await user.clear(input())
  await user.type(input(), '1,234')
  expect([last(), input().getAttribute('aria-invalid')]).toEqual(['', 'true'])
})

test('a pasted amount may bring its unit and its spaces', async () => {
  const { user } = renderPart(<Kept unit="USDT" />)
  await user.click(input())
  await user.paste('1 250.5 USDT')
  expect(last()).toBe('1250.5')
})

test('what could be two numbers is reported as none, names both, and a press says which', async () => {
  const { user } = renderPart(<Kept />)
  await user.type(input(), '1,234')
  expect(last()).toBe('')
  expect(input().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(/Did you mean 1234 or 1\.234/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: '1.234' }))
  expect([last(), input().value, input().getAttribute('aria-invalid')]).toEqual(['1.234', '1.234', null])
})

test('more digits after the mark than the field takes are refused as they are typed, and stay to be mended', async () => {
  const { user } = renderPart(<Kept places={2} />)
  await user.type(input(), '10.129')
  expect([last(), input().value, input().getAttribute('aria-invalid')]).toEqual(['', '10.129', 'true'])
  expect(screen.getByText('Up to 2 decimal places')).toBeDefined()
  await user.type(input(), '{Backspace}')
  expect([last(), input().getAttribute('aria-invalid')]).toEqual(['10.12', null])
})

test('what is no number is refused with a sample in the language, and stays to be mended', async () => {
  const { user } = renderPart(<Kept start="5" />, 'vi-VN')
  await user.type(input(), 'x')
  expect([last(), input().value]).toEqual(['', '5x'])
  expect(screen.getByText('Enter a number, such as 1234,5')).toBeDefined()
})

test('a value from elsewhere takes the place of what was typed, without grouping', async () => {
  const { user } = renderPart(<Kept />, 'es-ES')
  await user.type(input(), 'abc')
  await user.click(screen.getByRole('button', { name: 'slide' }))
  expect(input().value).toBe('2,5')
})

test('Max fills in the most there is, exactly', async () => {
  const { user } = renderPart(<Kept max="6214.900000000000000001" />)
  await user.click(screen.getByRole('button', { name: 'Max' }))
  expect(input().value).toBe('6214.900000000000000001')
})

test('steps go by exact decimals, by button and arrow, and stop at their limits', async () => {
  const { user } = renderPart(<Kept start="0.2" step={{ by: '0.1', least: '0', most: '0.4' }} />)
  await user.click(screen.getByRole('button', { name: 'Increase' }))
  expect(last()).toBe('0.3')
  await user.click(input())
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
  expect(last()).toBe('0.4')
  await user.click(screen.getByRole('button', { name: 'Decrease' }))
  await user.keyboard('{Enter}{Enter}{Enter}{Enter}')
  expect(last()).toBe('0')
})

test('with a reason nothing of it works and the reason is read with it', async () => {
  const { user } = renderPart(<Kept reason="Prices are old." max="5" step={{ by: '1' }} />)
  for (const button of ['Decrease', 'Increase', 'Max']) {
    expect(screen.getByRole<HTMLButtonElement>('button', { name: button }).disabled).toBe(true)
  }
  await user.type(input(), '1')
  expect(input().value).toBe('')
  expect(document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent).toBe('Prices are old.')
})

test('its unit is read with it', () => {
  renderPart(<Kept unit="USDT" />)
  expect(document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent).toBe('USDT')
})

test('its phone keyboard has a decimal mark', () => {
  renderPart(<Kept />)
  expect(input().inputMode).toBe('decimal')
})
