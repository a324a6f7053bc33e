import { useLingui } from '@lingui/react/macro'
import { type NamedCountry, searchCountries } from '@shared/format/countries'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { Icon } from '../icon/index.tsx'
import { SearchField } from '../search-field/index.tsx'
import css from './index.module.css'

export interface CountryListProps {
  /** In the reader's language and order: `listCountries(locale)` of `@shared/format/countries`. */
  countries: readonly NamedCountry[]
  /** Two-letter code of the chosen one. */
  value: string | undefined
  onPick: (country: NamedCountry) => void
  /** Without phone codes, where only the country counts. */
  plain?: boolean | undefined
}

/**
 * All countries, with their phone codes unless it is plain, and a search over name, code and number: what a sheet shows. Load it with the sheet:
 * the table of countries comes with it.
 */
export function CountryList({ countries, value, onPick, plain }: CountryListProps) {
  const { t } = useLingui()
  const [query, setQuery] = useState('')
  const found = searchCountries(countries, query)
  return (
    <div className={css.picker}>
      <div className={css.search}>
        <SearchField label={plain ? t`Search country` : t`Search country or code`} value={query} onChange={setQuery} />
      </div>
      {found.length > 0 && (
        <ul>
          {found.map(country => (
            <li key={country.country_code} className={css.item}>
              <button
                type="button"
                className={css.country}
                aria-current={country.country_code === value || undefined}
                onClick={() => onPick(country)}
              >
                <span className={css.name}>{country.name}</span>
                {!plain && <span className={css.phone}>+{country.phone_code}</span>}
                <span className={css.tick}>{country.country_code === value && <Icon of={Check} />}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <output className={css.none}>{found.length === 0 && t`No results`}</output>
    </div>
  )
}
