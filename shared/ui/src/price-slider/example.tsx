import { useState } from 'react'
import { type Example, Stack } from '../example.tsx'
import { PriceSlider, type PriceSliderProps } from './index.tsx'

const long: Omit<PriceSliderProps, 'value' | 'onChange' | 'tone'> = {
  label: 'Price',
  from: '60500.0',
  to: '67500.0',
  places: 1,
  start: '64000',
  marks: [
    { kind: 'liquidation', at: '61074.8', label: 'Liq. 61,074.8' },
    { kind: 'entry', at: '64000', label: 'Entry 64,000.0' },
    { kind: 'target', at: '67000', label: 'TP 67,000.0' },
  ],
}

function Kept({ at, ...props }: { at: string } & Pick<PriceSliderProps, 'tone'>) {
  const [value, setValue] = useState(at)
  return <PriceSlider {...long} {...props} value={value} onChange={setValue} />
}

const render = () => (
  <Stack>
    <Kept at="65200" tone="rise" />
    <Kept at="62800" tone="fall" />
    <Kept at="61000" tone="danger" />
    <Kept at="62000" tone="warn" />
  </Stack>
)

export const example: Example = { name: 'Price slider', render }
