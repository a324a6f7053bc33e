import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { type Example, Stack } from '../example.tsx'
import { IconButton } from '../icon-button/index.tsx'
import { Tabs } from './index.tsx'

const named = (...names: string[]) => names.map(name => ({ value: name, label: name }))

function Market() {
  const [value, setValue] = useState('Crypto')
  return (
    <Tabs
      label="Markets"
      tabs={named('Favourites', 'Crypto', 'Metals', 'Forex', 'Indices', 'Futures')}
      value={value}
      onChange={setValue}
    >
      <p className="callout" style={{ padding: 'var(--gutter)' }}>
        {value}
      </p>
    </Tabs>
  )
}

function Intervals() {
  const [value, setValue] = useState('15m')
  return (
    <Tabs
      label="Interval"
      big
      tabs={named('Line', '1m', '15m', '1h')}
      value={value}
      onChange={setValue}
      end={<IconButton icon={SlidersHorizontal} label="Indicators" />}
    />
  )
}

const render = () => (
  <Stack>
    <Market />
    <Intervals />
  </Stack>
)

export const example: Example = { name: 'Tabs', render }
