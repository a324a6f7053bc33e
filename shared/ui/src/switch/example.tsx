import { useState } from 'react'
import { type Example, Line } from '../example.tsx'
import { Switch, type SwitchProps } from './index.tsx'

function Kept({ start = false, ...props }: { start?: boolean } & Omit<SwitchProps, 'checked' | 'onChange'>) {
  const [checked, setChecked] = useState(start)
  return <Switch {...props} checked={checked} onChange={setChecked} />
}

const render = () => (
  <Line>
    <Kept label="Off" />
    <Kept label="On" start />
    <Kept label="Focus" start data-focus="" />
    <Kept label="On its way" loading start />
    <Kept label="Locked" disabled />
  </Line>
)

export const example: Example = { name: 'Switch', render }
