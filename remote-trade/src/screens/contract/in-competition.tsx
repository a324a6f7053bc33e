/** That these are a competition's virtual funds, and the way back to one's entries. */
import { Trans } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Banner } from '@shared/ui/banner'
import { useWay } from 'shell/navigation'

export function InCompetition() {
  const entries = useWay(to.competitionEntries())
  return (
    <Banner kind="wait" title={<Trans>Competition account</Trans>}>
      <Trans>You trade virtual funds here.</Trans>{' '}
      {entries && (
        <a href={entries}>
          <Trans>My entries</Trans>
        </a>
      )}
    </Banner>
  )
}
