/** A visitor who wanted to trade may do so without an account: the demo account has the same ticket. */
import { Trans } from '@lingui/react/macro'
import { DEMO_FUNDS } from '@shared/contract/limits'
import { formatDecimal } from '@shared/format/number'
import { Button } from '@shared/ui/button'
import { useState } from 'react'
import { useLanguage } from 'shell/i18n'
import { useWay } from 'shell/navigation'
import { redirect } from 'shell/session'
import { hasFeature } from 'shell/transport'
import { demoOf } from './try-demo.model.ts'

export function TryDemo() {
  const { bcp47 } = useLanguage()
  const [target] = useState(redirect.get)
  const demo = demoOf(target)
  const href = useWay(demo ?? target)
  const funds = formatDecimal(bcp47, DEMO_FUNDS, { places: 0 })
  return (
    demo &&
    href &&
    hasFeature('demo-trading') && (
      <Button wide look="line" href={href}>
        <Trans>Try it with {funds} virtual USDT</Trans>
      </Button>
    )
  )
}
