import { type Example, Stack } from '../example.tsx'
import { drawInvitation, drawResult, type Result, ShareCard } from './index.tsx'

const won: Result = {
  pair: 'BTC/USDT',
  side: 'Long 20x',
  wins: 'rise',
  figure: { value: '+29.23%', label: 'Net return' },
  amount: '+93.55 USDT',
  way: 'rise',
  course: [64000, 64100, 63900, 63950, 64300, 64250, 64700, 65000].map((price, n) => ({ at: n / 7, price })),
  facts: [
    ['Entry price', '64,000.00'],
    ['Exit price', '65,000.00'],
    ['Closed', '14:05:12 UTC+8'],
  ],
  day: '21 Nov 2026',
  join: { link: 'https://tarn.example/?s=7KQ2MF', label: 'Scan to join · invitation code', code: '7KQ2MF' },
}
const lost: Result = {
  ...won,
  side: 'Short 5x',
  wins: 'fall',
  figure: { value: '−4.10%', label: 'Net return' },
  amount: undefined,
  way: 'fall',
  course: [
    { at: 0, price: 64000 },
    { at: 1, price: 63800 },
  ],
}

const render = () => (
  <Stack>
    <ShareCard label="BTC/USDT, Long 20x, +29.23%" draw={pen => drawResult(pen, won)} />
    <ShareCard label="BTC/USDT, Short 5x, −4.10%" draw={pen => drawResult(pen, lost)} />
    <ShareCard
      label="Invitation"
      draw={pen => drawInvitation(pen, { title: 'Trade with me on tarn', join: won.join })}
    />
  </Stack>
)

export const example: Example = { name: 'Share card', render }
