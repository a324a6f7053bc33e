/** The country of a bank, picked out of all; their table comes with the sheet. */
import { useLingui } from '@lingui/react/macro'
import { countryNames } from '@shared/format/country-name'
import { SelectField } from '@shared/ui/select-field'
import { useLanguage } from 'shell/i18n'
import { useLateSheet } from 'shell/screen'
import type * as countrySheet from './country-sheet.tsx'

const load = () => import('./country-sheet.tsx')

type Props = { value: string; error: string | undefined; onChange(code: string): void }

export function CountryField({ value, error, onChange }: Props) {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  const sheet = useLateSheet<'countries', typeof countrySheet>(load)
  return (
    <>
      <SelectField
        label={t`Country or region of the bank`}
        placeholder={t`Choose a country`}
        value={value ? countryNames(bcp47)(value) : undefined}
        error={error}
        onClick={() => void sheet.show('countries')}
      />
      {sheet.draw(({ CountrySheet }, _, { key, ...frame }) => (
        <CountrySheet key={key} {...frame} value={value} onPick={onChange} />
      ))}
    </>
  )
}
