import { listCountries } from '@shared/format/countries'
import { useState } from 'react'
import type { Example } from '../example.tsx'
import { CountryList } from './index.tsx'

const some = listCountries('en-US').filter(({ country_code }) => ['US', 'KR', 'MX', 'TH', 'CI'].includes(country_code))

function Picker() {
  const [code, setCode] = useState('US')
  return <CountryList countries={some} value={code} onPick={country => setCode(country.country_code)} />
}

export const example: Example = { name: 'Country picker', render: () => <Picker /> }
