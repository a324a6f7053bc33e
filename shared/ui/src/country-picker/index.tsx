import { useLingui } from '@lingui/react/macro'
import { Check, ChevronDown } from 'lucide-react'
import { type ComponentPropsWithRef, useState } from 'react'
import { Icon } from '../icon/index.tsx'
import { SearchField } from '../search-field/index.tsx'
import { type Country, matching } from './country.ts'
import css from './index.module.css'

export type { Country } from './country.ts'

export interface CountryListProps {
  countries: readonly Country[]
  /** Two-letter code of the chosen one. */
  value: string | undefined
  onPick: (country: Country) => void
}

/** All countries with their phone codes, and a search over name, code and number: what a sheet shows. */
export function CountryList({ countries, value, onPick }: CountryListProps) {
  const { t } = useLingui()
  const [query, setQuery] = useState('')
  const found = matching(countries, query)
  return (
    <div className={css.picker}>
      <div className={css.search}>
        <SearchField label={t`Search country or code`} value={query} onChange={setQuery} />
      </div>
      <ul>
        {found.map(country => (
          <li key={country.code} className={css.item}>
            <button
              type="button"
              className={css.country}
              aria-current={country.code === value || undefined}
              onClick={() => onPick(country)}
            >
              <span className={css.name}>{country.name}</span>
              <span className={css.phone}>+{country.phoneCode}</span>
              <span className={css.tick}>{country.code === value && <Icon of={Check} />}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={css.none}>{t`Nothing found`}</p>}
    </div>
  )
}

export interface PhoneCodeProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children'> {
  country: Country
  /** Whether the list that it opens is open. */
  open?: boolean | undefined
}

/** The country code before a phone number (`prefix` of a field): opens the list when pressed. */
export function PhoneCode({ country, open, ...rest }: PhoneCodeProps) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open ?? false}
      {...rest}
      className={css.code}
      aria-label={t`Country code: ${country.name} +${country.phoneCode}`}
    >
      <span>+{country.phoneCode}</span>
      <Icon of={ChevronDown} size={16} />
    </button>
  )
}
