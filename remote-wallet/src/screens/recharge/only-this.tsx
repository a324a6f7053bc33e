/** What must not be got wrong by a chain: before the address is asked for, and where it is copied. */
import { Trans } from '@lingui/react/macro'
import { Banner } from '@shared/ui/banner'
import { TriangleAlert } from 'lucide-react'

export const OnlyThis = ({ currency, network: name }: { currency: string; network: string }) => (
  <Banner
    kind="wait"
    icon={TriangleAlert}
    title={
      <Trans>
        Send only {currency} on {name}. Anything else is lost.
      </Trans>
    }
  />
)
