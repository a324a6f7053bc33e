import { useState } from 'react'
import { type Example, Stack } from '../example.tsx'
import { type Day, DayChart } from './index.tsx'

const profits =
  '12.4 -3.2 8 0 -21.5 34.1 5.6 -2 18 -9.4 3.3 41 -12 6 7.5 -30.2 11 2.2 0.4 -5 19 26 -14 8.8 3 -1 12 -6 15 9'
const day = (index: number) => `2026-11-${String(index + 1).padStart(2, '0')}`

function days(gaps: readonly number[] = []): Day[] {
  let total = 3500
  return profits.split(' ').map((profit, index) => {
    total += Number(profit)
    return gaps.includes(index) ? { day: day(index) } : { day: day(index), total: total.toFixed(2), profit }
  })
}

function ChartExample({ of }: { of: readonly Day[] }) {
  const [picked, setPicked] = useState(of.length - 1)
  return <DayChart label="Total assets by day" days={of} picked={picked} onPick={setPicked} />
}

const render = () => (
  <Stack>
    <ChartExample of={days()} />
    <ChartExample of={days().slice(-7)} />
    <ChartExample of={days([6, 7, 8, 20])} />
    <ChartExample of={[{ day: day(0), total: '100', profit: '0' }]} />
    <ChartExample
      of={[{ day: day(0) }, { day: day(1), total: '100', profit: null }, { day: day(2), total: '80', profit: '-20' }]}
    />
  </Stack>
)

export const example: Example = { name: 'Day chart', render }
