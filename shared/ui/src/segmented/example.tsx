import { useState } from 'react'
import { type Example, Stack } from '../example.tsx'
import { Segmented } from './index.tsx'

const margins = [
  { value: 'isolated', label: 'Isolated' },
  { value: 'cross', label: 'Cross' },
] as const
const ways = [
  { value: 'email', label: 'Email' },
  { value: 'phone', label: 'Phone' },
  { value: 'account', label: 'Account' },
  { value: 'google', label: 'Google key' },
] as const

function Margin({ disabled }: { disabled?: boolean }) {
  const [value, setValue] = useState<'isolated' | 'cross'>('isolated')
  return <Segmented label="Margin mode" options={margins} value={value} onChange={setValue} disabled={disabled} />
}

function Way() {
  const [value, setValue] = useState<(typeof ways)[number]['value']>('phone')
  return <Segmented label="Log in by" options={ways} value={value} onChange={setValue} />
}

const render = () => (
  <Stack>
    <Margin />
    <Way />
    <Margin disabled />
  </Stack>
)

export const example: Example = { name: 'Segmented', render }
