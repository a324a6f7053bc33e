import { useState } from 'react'
import { type Example, Stack } from '../example.tsx'
import { ToleranceField } from './index.tsx'

function Chosen({ disabled }: { disabled?: boolean }) {
  const [value, choose] = useState('0.005')
  return <ToleranceField choices={['0.001', '0.005', '0.01']} value={value} onChange={choose} disabled={disabled} />
}

const render = () => (
  <Stack>
    <Chosen />
    <Chosen disabled />
  </Stack>
)

export const example: Example = { name: 'Tolerance field', render }
