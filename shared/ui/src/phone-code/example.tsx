import { DEFAULT_COUNTRY } from '@shared/format/phone'
import { useState } from 'react'
import type { Example } from '../example.tsx'
import { Field } from '../field/index.tsx'
import { PhoneCode } from './index.tsx'

function Phone() {
  const [phone, setPhone] = useState('')
  const prefix = <PhoneCode country={DEFAULT_COUNTRY} />
  return (
    <Field label="Phone" type="tel" autoComplete="tel-national" prefix={prefix} value={phone} onChange={setPhone} />
  )
}

export const example: Example = { name: 'Phone code', render: () => <Phone /> }
