/** The country that one lives in; once a document proves it, by its name alone. */
import { useLingui } from '@lingui/react/macro'
import { countryNames } from '@shared/format/country-name'
import { Field } from '@shared/ui/field'
import { useLanguage } from 'shell/i18n'
import { CountryField } from '../../parts/country-field.tsx'

type Props = { locked: boolean; value: string; error: string | undefined; onChange(value: string): void }

export function CountryRow({ locked, ...field }: Props) {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  if (!locked) return <CountryField {...field} />
  const name = field.value ? countryNames(bcp47)(field.value) : t`Not set`
  return <Field label={t`Country or region`} readOnly {...field} value={name} />
}
