import type { Days } from '@shared/format/days'
import { useState } from 'react'
import { type Example, Stack } from '../example.tsx'
import { DaysField } from './index.tsx'

function Chosen({ at }: { at: Days }) {
  const [days, setDays] = useState(at)
  return <DaysField days={days} onChange={setDays} />
}

const render = () => (
  <Stack>
    <Chosen at={{}} />
    <Chosen at={{ begin: '2026-11-05', end: '2026-11-04' }} />
  </Stack>
)

export const example: Example = { name: 'Days field', render }
