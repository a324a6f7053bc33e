import { useState } from 'react'
import { type Example, Stack } from '../example.tsx'
import { AuthenticatorField } from './index.tsx'

function Kept({ start, error }: { start: string; error?: string }) {
  const [value, setValue] = useState(start)
  return <AuthenticatorField value={value} error={error} onChange={setValue} />
}

const render = () => (
  <Stack>
    <Kept start="" />
    <Kept start="481903" error="Code already used. Wait for the next one." />
  </Stack>
)

export const example: Example = { name: 'Authenticator code', render }
