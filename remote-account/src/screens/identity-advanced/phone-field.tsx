/** A mobile number with its country's code before it. */
import type { Country } from '@shared/format/phone'
import { Field } from '@shared/ui/field'
import { PhoneCode } from '@shared/ui/phone-code'
import { useState } from 'react'
import { CountrySheet } from '../../parts/country-sheet.tsx'

type Props = {
  label: string
  country: Country
  value: string
  error: string | undefined
  autoComplete: string
  onChange(value: string): void
  onCountry(country: Country): void
}

export function PhoneField({ country, onCountry, ...field }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Field
        {...field}
        type="tel"
        inputMode="tel"
        maxLength={20}
        prefix={<PhoneCode country={country} open={open} onClick={() => setOpen(true)} />}
      />
      <CountrySheet open={open} onClose={() => setOpen(false)} value={country.country_code} onPick={onCountry} />
    </>
  )
}
