import { useState } from 'react'
import { type Example, Stack } from '../example.tsx'
import { Slider, type SliderProps } from './index.tsx'

function Kept({ start, ...props }: { start: number } & Omit<SliderProps, 'value' | 'onChange' | 'label'>) {
  const [value, setValue] = useState(start)
  return <Slider label="Share of the balance" {...props} value={value} onChange={setValue} />
}

const render = () => (
  <Stack>
    <Kept start={62} />
    <Kept start={0} />
    <Kept start={20} min={1} max={100} notches={[1, 20, 50, 75, 100]} spoken={now => `${now} times`} />
    <Kept start={50} disabled />
  </Stack>
)

export const example: Example = { name: 'Slider', render }
