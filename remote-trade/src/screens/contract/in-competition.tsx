/** That these are a competition's virtual funds, and the way back to one's entries. */
import { Trans } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Banner } from '@shared/ui/banner'
import { Button } from '@shared/ui/button'
import { useWay } from 'shell/navigation'
import css from './contract.module.css'

export function InCompetition() {
  const entries = useWay(to.competitionEntries())
  const ways = entries && (
    <Button small look="tonal" href={entries}>
      <Trans>My entries</Trans>
    </Button>
  )
  return (
    <div className={css.simulated}>
      <Banner kind="wait" title={<Trans>Competition account</Trans>} action={ways}>
        <Trans>You're trading with virtual funds.</Trans>
      </Banner>
    </div>
  )
}
