/** The country code of a mobile number, and the list of all countries. */
import { Trans } from '@lingui/react/macro'
import { PhoneCode } from '@shared/ui/phone-code'
import { Sheet } from '@shared/ui/sheet'
import { SkeletonRows } from '@shared/ui/skeleton'
import { useAtom } from 'jotai'
import { type ComponentProps, useState } from 'react'
import { useLater } from 'shell/screen'
import { countryInfoAtom } from 'shell/session'
import type { Countries } from './countries.tsx'

/** The table of countries comes with the list, not with the form. */
const load = () => import('./countries.tsx')

function List(props: ComponentProps<typeof Countries>) {
  const { parts } = useLater(load)
  return parts ? <parts.Countries {...props} /> : <SkeletonRows rows={8} single />
}

export function CountryCode() {
  const [open, setOpen] = useState(false)
  const [country, setCountry] = useAtom(countryInfoAtom)
  return (
    <>
      <PhoneCode country={country} open={open} onClick={() => setOpen(true)} />
      <Sheet open={open} onClose={() => setOpen(false)} title={<Trans>Country or region</Trans>}>
        <List
          value={country.country_code}
          onPick={picked => {
            setCountry(picked)
            setOpen(false)
          }}
        />
      </Sheet>
    </>
  )
}
