/** Trading with simulated money, for a visitor too (docs/rules/trade.md#demo-account). */
import { Trans, useLingui } from '@lingui/react/macro'
import { openDemoCall } from '@shared/contract/calls/trade'
import { DEMO_FUNDS } from '@shared/contract/limits'
import * as to from '@shared/contract/to'
import { compare } from '@shared/money'
import { Banner } from '@shared/ui/banner'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { usePlace, useWay } from 'shell/navigation'
import { confirm, toast } from 'shell/overlay'
import { Page } from 'shell/screen'
import { call, failureOf, hasFeature } from 'shell/transport'
import { DEMO, TradingAccountContext } from '../../parts/account/trading-account.ts'
import { useAccount } from '../../parts/positions/account.api.ts'
import { useFigures } from '../../parts/words/figures.ts'
import css from './contract.module.css'
import { InModes } from './contract.screen.tsx'
import { offeredModes } from './modes.ts'

/** Coins are delivered into the balance account: there is none. */
const simulatedModes = () => offeredModes().filter(({ id }) => id !== 'spot')

export default function DemoScreen() {
  if (!hasFeature('demo-trading')) return <NotOffered />
  return (
    <TradingAccountContext value={DEMO}>
      <Page>
        <div className={css.page}>
          <Simulated />
          <InModes offered={simulatedModes()} end={<Reset />} />
        </div>
      </Page>
    </TradingAccountContext>
  )
}

/** To the same ticket for real money. */
function Simulated() {
  const { mode, symbol, side } = usePlace(to.demo).query
  const real = useWay(to.contract({ mode, symbol, side }))
  const trade = (
    <Button small look="tonal" href={real}>
      <Trans>Switch to real trading</Trans>
    </Button>
  )
  return (
    <div className={css.simulated}>
      <Banner kind="wait" title={<Trans>Demo trading, no real money</Trans>} action={real && trade} />
    </div>
  )
}

/** Where nothing was done yet there is nothing to begin anew. */
function Reset() {
  const { t } = useLingui()
  const funds = useFigures().exact(DEMO_FUNDS)
  const summary = useAccount().data?.summary
  const untouched = !summary || (summary.running + summary.pending === 0 && compare(summary.equity, DEMO_FUNDS) === 0)
  if (untouched) return null
  const reset = async () => {
    const sure = await confirm({
      title: t`Reset the simulation?`,
      body: t`Your positions will be closed, your orders cancelled, and you'll start again with ${funds} USDT.`,
      yes: t`Reset`,
    })
    if (sure) await begin()
  }
  const begin = async () => {
    try {
      await call(openDemoCall, { reset: true }, { notice: 'screen' })
      toast(t`Simulation reset`)
    } catch (error) {
      toast(failureOf(error).text, 'error')
    }
  }
  return (
    <button type="button" className={css.modesEnd} onClick={() => void reset()}>
      <Trans>Reset</Trans>
    </button>
  )
}

function NotOffered() {
  const market = useWay(to.market())
  const action = (
    <Button small look="tonal" href={market}>
      <Trans>Go to Market</Trans>
    </Button>
  )
  return <EmptyState title={<Trans>Not available here</Trans>} action={market && action} />
}
