/** The country code of a mobile number, and the list of all countries. */
import { PhoneCode } from '@shared/ui/phone-code'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { countryInfoAtom } from 'shell/session'
import { CountrySheet } from '../../parts/country-sheet.tsx'

export function CountryCode() {
  const [open, setOpen] = useState(false)
  const [country, setCountry] = useAtom(countryInfoAtom)
  return (
    <>
      <PhoneCode country={country} open={open} onClick={() => setOpen(true)} />
      <CountrySheet open={open} onClose={() => setOpen(false)} value={country.country_code} onPick={setCountry} />
    </>
  )
}
