import { useState } from 'react'
import { type Example, Stack } from '../example.tsx'
import { Chip, Chips } from './index.tsx'

const kinds = ['All', 'Gainers', 'Losers', 'Volume', 'New', 'Old', 'Borrowed']

function Filters() {
  const [kind, setKind] = useState('All')
  return (
    <Chips label="Show">
      {kinds.map(name => (
        <Chip key={name} on={name === kind} onClick={() => setKind(name)}>
          {name}
        </Chip>
      ))}
    </Chips>
  )
}

const render = () => (
  <Stack>
    <Filters />
    <Chips label="Amount" even>
      <Chip>50</Chip>
      <Chip on>100</Chip>
      <Chip data-pressed="">500</Chip>
      <Chip data-focus="">1,000</Chip>
      <Chip disabled>All</Chip>
    </Chips>
  </Stack>
)

export const example: Example = { name: 'Chip', render }
