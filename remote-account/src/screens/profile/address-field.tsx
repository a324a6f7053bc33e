/** The new address: an email, or a mobile number with its country. */
import { useLingui } from '@lingui/react/macro'
import { Field } from '@shared/ui/field'
import { PhoneCode } from '@shared/ui/phone-code'
import { useAtom } from 'jotai'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { countryInfoAtom } from 'shell/session'
import { CountrySheet } from '../../parts/country-sheet.tsx'
import type { Kind } from './address.model.ts'

type Props = { value: string; error: string | undefined; onChange(value: string): void }

const plain = { autoCapitalize: 'none', spellCheck: false } as const

export const AddressField = ({ kind, ...field }: Props & { kind: Kind }) =>
  kind === 'email' ? <EmailField {...field} /> : <PhoneField {...field} />

function EmailField(field: Props) {
  const { t } = useLingui()
  return <Field label={t`New email`} type="email" icon={Mail} autoComplete="email" {...plain} {...field} />
}

function PhoneField(field: Props) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const [country, setCountry] = useAtom(countryInfoAtom)
  return (
    <>
      <Field
        label={t`New mobile number`}
        type="tel"
        prefix={<PhoneCode country={country} open={open} onClick={() => setOpen(true)} />}
        autoComplete="tel-national"
        {...field}
      />
      <CountrySheet open={open} onClose={() => setOpen(false)} value={country.country_code} onPick={setCountry} />
    </>
  )
}
