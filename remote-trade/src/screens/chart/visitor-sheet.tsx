/** Where a visitor's order can go: into the demo account, or into an account of their own. The ticket stays as typed. */
import { Trans } from '@lingui/react/macro'
import { address } from '@shared/contract/address'
import { directions } from '@shared/contract/codes'
import { DEMO_FUNDS } from '@shared/contract/limits'
import * as to from '@shared/contract/to'
import type { Side } from '@shared/money'
import { Button } from '@shared/ui/button'
import { Sheet } from '@shared/ui/sheet'
import { go, useRoute, useWay } from 'shell/navigation'
import type { SheetFrame } from 'shell/screen'
import { redirect } from 'shell/session'
import { hasFeature } from 'shell/transport'
import { useFigures } from '../../parts/words/figures.ts'
import css from './chart.module.css'

type Props = SheetFrame & {
  /** The mode of /demotrading that has the same ticket. */
  mode: string
  symbol: string
  side: Side
}

/** Goes to the log-in, which then returns to this page with its ticket open. */
function useEntering(): (mode?: 'register') => void {
  const { path, query } = useRoute()
  return mode => {
    redirect.set(address<string>(path as `/${string}`)(query))
    go(to.login({ mode }))
  }
}

export function VisitorSheet({ mode, symbol, side, ...frame }: Props) {
  const enter = useEntering()
  const { exact } = useFigures()
  const direction = side === 'long' ? directions.buy : directions.sell
  const demo = useWay(to.demo({ mode, symbol, side: String(direction) }))
  const funds = exact(DEMO_FUNDS)
  const actions = (
    <div className={css.visitor}>
      <Button wide look="primary" onClick={() => enter('register')}>
        <Trans>Create an account</Trans>
      </Button>
      {demo && hasFeature('demo-trading') && (
        <Button wide href={demo}>
          <Trans>Try it with {funds} virtual USDT</Trans>
        </Button>
      )}
      <Button wide look="line" onClick={() => enter()}>
        <Trans>Log in</Trans>
      </Button>
    </div>
  )
  return (
    <Sheet {...frame} title={<Trans>You need an account for this order</Trans>} actions={actions}>
      <p className={css.visitorNote}>
        <Trans>Your order stays filled in, whichever you choose.</Trans>
      </p>
    </Sheet>
  )
}
