/** A country by its ISO code, picked out of all. */
import { useLingui } from '@lingui/react/macro'
import { countryNames } from '@shared/format/country-name'
import { SelectField } from '@shared/ui/select-field'
import { useState } from 'react'
import { useLanguage } from 'shell/i18n'
import { CountrySheet } from './country-sheet.tsx'

type Props = { value: string; error: string | undefined; help?: string | undefined; onChange(code: string): void }

export function CountryField({ value, error, help, onChange }: Props) {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  const [open, setOpen] = useState(false)
  return (
    <>
      <SelectField
        label={t`Country or region`}
        placeholder={t`Choose a country`}
        value={value ? countryNames(bcp47)(value) : undefined}
        error={error}
        help={help}
        open={open}
        onClick={() => setOpen(true)}
      />
      <CountrySheet
        open={open}
        onClose={() => setOpen(false)}
        value={value}
        plain
        onPick={country => onChange(country.country_code)}
      />
    </>
  )
}
