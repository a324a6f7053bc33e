import { useLingui } from '@lingui/react/macro'
import { countryNames } from '@shared/format/country-name'
import type { Country } from '@shared/format/phone'
import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Icon } from '../icon/index.tsx'
import { useLocale } from '../use-locale.ts'
import css from './index.module.css'

export interface PhoneCodeProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children'> {
  country: Country
  /** Whether the list that it opens is open. */
  open?: boolean | undefined
}

/** The country code before a phone number (`prefix` of a field): opens the list when pressed. */
export function PhoneCode({ country, open, ...rest }: PhoneCodeProps) {
  const { t } = useLingui()
  const name = countryNames(useLocale())(country.country_code)
  const code = `+${country.phone_code}`
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open ?? false}
      {...rest}
      className={css.code}
      aria-label={t`Country code: ${name} ${code}`}
    >
      <span>{code}</span>
      <Icon of={ChevronDown} size={16} />
    </button>
  )
}
