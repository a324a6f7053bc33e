import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderPart } from '../testing.tsx'
import { PriceRow } from './index.tsx'

const row = {
  base: 'BTC',
  quote: 'USDT',
  note: 'Bitcoin',
  middle: null,
  price: '64,000.00',
  change: '+1.20%',
  href: '#/kline',
}
const list = (sentence?: string) =>
  renderPart(
    <ul>
      <li>
        <PriceRow {...row} sentence={sentence} />
      </li>
    </ul>,
  )

test('it is read as its cells stand', () => {
  list()
  const link = screen.getByRole('link')
  expect([link.textContent, link.getAttribute('href')]).toEqual(['BTC/USDTBitcoin64,000.00+1.20%', '#/kline'])
})

test('a sentence is read in place of its cells', () => {
  list('BTC/USDT 64,000.00, up 1.20% in 24 hours')
  expect(screen.getByRole('link', { name: 'BTC/USDT 64,000.00, up 1.20% in 24 hours' })).toBeTruthy()
})
