import { useState } from 'react'
import { type Example, Stack } from '../example.tsx'
import { ChoiceField } from './index.tsx'

const options = [
  { value: 'THB', label: 'THB', note: 'Thai baht' },
  { value: 'JPY', label: 'JPY', note: 'Japanese yen' },
]

function Choices() {
  const [chosen, choose] = useState<string>()
  return (
    <Stack>
      <ChoiceField
        label="Currency"
        placeholder="Choose"
        options={options}
        value={chosen}
        onChange={value => choose(value)}
      />
      <ChoiceField label="Currency" options={options} value="JPY" error="Required" onChange={value => choose(value)} />
    </Stack>
  )
}

export const example: Example = { name: 'Choice field', render: () => <Choices /> }
