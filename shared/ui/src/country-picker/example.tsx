import { useState } from 'react'
import { type Example, Stack } from '../example.tsx'
import { Field } from '../field/index.tsx'
import { type Country, CountryList, PhoneCode } from './index.tsx'

const us: Country = { code: 'US', name: 'United States', phoneCode: '1' }
const countries: Country[] = [
  us,
  { code: 'KR', name: 'South Korea', phoneCode: '82' },
  { code: 'MX', name: 'México', phoneCode: '52' },
  { code: 'TH', name: 'Thailand', phoneCode: '66' },
]

function Picker() {
  const [country, setCountry] = useState(us)
  const [phone, setPhone] = useState('')
  return (
    <Stack>
      <Field
        label="Phone"
        type="tel"
        autoComplete="tel-national"
        prefix={<PhoneCode country={country} />}
        value={phone}
        onChange={setPhone}
      />
      <CountryList countries={countries} value={country.code} onPick={setCountry} />
    </Stack>
  )
}

export const example: Example = { name: 'Country picker', render: () => <Picker /> }
