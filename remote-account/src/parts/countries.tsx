/** All countries in the reader's language. */
import { listCountries } from '@shared/format/countries'
import type { Country } from '@shared/format/phone'
import { CountryList } from '@shared/ui/country-picker'
import { useMemo } from 'react'
import { useLanguage } from 'shell/i18n'

type Props = { value: string; onPick(country: Country): void; plain?: boolean | undefined }

/** @param props.plain leaves the phone codes out */
export function Countries({ value, onPick, plain }: Props) {
  const { bcp47 } = useLanguage()
  const countries = useMemo(() => listCountries(bcp47), [bcp47])
  const pick = ({ english_name, chinese_name, country_code, phone_code }: Country) =>
    onPick({ english_name, chinese_name, country_code, phone_code })
  return <CountryList countries={countries} value={value} onPick={pick} plain={plain} />
}
