import { useState } from 'react'
import { type Example, Stack } from '../example.tsx'
import { type Tolerance, ToleranceField } from './index.tsx'

function Chosen({ disabled }: { disabled?: boolean }) {
  const [value, choose] = useState<Tolerance>('0.005')
  return <ToleranceField value={value} onChange={choose} disabled={disabled} />
}

const render = () => (
  <Stack>
    <Chosen />
    <Chosen disabled />
  </Stack>
)

export const example: Example = { name: 'Tolerance field', render }
