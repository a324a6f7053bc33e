import { useState } from 'react'
import { type Example, Stack } from '../example.tsx'
import { OtpField, type OtpFieldProps } from './index.tsx'

function Kept({ start = '', ...props }: { start?: string } & Partial<OtpFieldProps>) {
  const [value, setValue] = useState(start)
  return <OtpField label="Verification code" {...props} value={value} onChange={setValue} />
}

/** Any code is wrong here. */
function Wrong() {
  const [error, setError] = useState<string>()
  return <Kept label="A wrong code" error={error} onComplete={() => setTimeout(setError, 400, 'This code is wrong.')} />
}

const render = () => (
  <Stack>
    <Kept start="481" note="Resend in 42 s" />
    <Kept start="481903" disabled label="On its way" />
    <Kept secret start="4819" label="Withdrawal password" help="Six digits." />
    <Kept error="This code is wrong. Two tries are left." />
    <Wrong />
  </Stack>
)

export const example: Example = { name: 'Code field', render }
