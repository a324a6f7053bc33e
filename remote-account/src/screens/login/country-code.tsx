/** The country code of a mobile number, and the list of all countries. */
import { Trans } from '@lingui/react/macro'
import { PhoneCode } from '@shared/ui/phone-code'
import { Sheet } from '@shared/ui/sheet'
import { SkeletonRows } from '@shared/ui/skeleton'
import { useAtom } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { countryInfoAtom } from 'shell/session'

/** The table of countries comes with the list, not with the form. */
const Countries = lazy(async () => ({ default: (await import('./countries.tsx')).Countries }))

export function CountryCode() {
  const [open, setOpen] = useState(false)
  const [country, setCountry] = useAtom(countryInfoAtom)
  return (
    <>
      <PhoneCode country={country} open={open} onClick={() => setOpen(true)} />
      <Sheet open={open} onClose={() => setOpen(false)} title={<Trans>Country or region</Trans>}>
        <Suspense fallback={<SkeletonRows rows={8} single />}>
          <Countries
            value={country.country_code}
            onPick={picked => {
              setCountry(picked)
              setOpen(false)
            }}
          />
        </Suspense>
      </Sheet>
    </>
  )
}
