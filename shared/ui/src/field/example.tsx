import { Lock, Mail } from 'lucide-react'
import { useState } from 'react'
import { type Example, Stack } from '../example.tsx'
import { Field, type FieldProps } from './index.tsx'

function Kept({ start = '', ...props }: { start?: string } & Omit<FieldProps, 'value' | 'onChange'>) {
  const [value, setValue] = useState(start)
  return <Field {...props} value={value} onChange={setValue} />
}

const render = () => (
  <Stack>
    <Kept label="Bank account" placeholder="Account number" help="As it stands on your card." />
    <Kept label="Email" icon={Mail} start="lena.ortiz@mail.com" type="email" data-focus="" />
    <Kept label="Password" icon={Lock} type="password" start="secret words" autoComplete="current-password" />
    <Kept
      label="Amount"
      note="Available 6,214.90"
      start="9,000.00"
      suffix="USDT"
      error="More than you have. The most is 6,214.90 USDT."
    />
    <Kept label="Name" start="Lena Ortiz" readOnly />
    <Kept label="Birthday" start="1990-02-11" reason="Your identity was verified with it." />
  </Stack>
)

export const example: Example = { name: 'Field', render }
