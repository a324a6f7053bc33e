import { Trans } from '@lingui/react/macro'
import { listCountries } from '@shared/format/countries'
import { CountryList } from '@shared/ui/country-picker'
import { Sheet } from '@shared/ui/sheet'
import { useMemo } from 'react'
import { useLanguage } from 'shell/i18n'
import type { SheetFrame } from 'shell/screen'

/** Closes itself once one is picked. */
export function CountrySheet({ value, onPick, ...frame }: SheetFrame & { value: string; onPick(code: string): void }) {
  const { bcp47 } = useLanguage()
  const countries = useMemo(() => listCountries(bcp47), [bcp47])
  return (
    <Sheet {...frame} title={<Trans>Country or region of the bank</Trans>}>
      <CountryList
        countries={countries}
        value={value}
        plain
        onPick={({ country_code: code }) => {
          onPick(code)
          frame.onClose()
        }}
      />
    </Sheet>
  )
}
