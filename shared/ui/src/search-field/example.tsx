import { useState } from 'react'
import { type Example, Stack } from '../example.tsx'
import { SearchField } from './index.tsx'

function Kept({ start, focus }: { start: string; focus?: boolean }) {
  const [value, setValue] = useState(start)
  return (
    <SearchField
      label="Search pairs"
      placeholder="BTC, gold, euro"
      value={value}
      onChange={setValue}
      data-focus={focus ? '' : undefined}
    />
  )
}

const render = () => (
  <Stack>
    <Kept start="" />
    <Kept start="BTC" focus />
  </Stack>
)

export const example: Example = { name: 'Search field', render }
