/** Invites, and shows who came and what their trading brought (docs/rules/account.md#team). */
import { Trans, useLingui } from '@lingui/react/macro'
import type { OutputOf } from '@shared/contract'
import { myTeamCall } from '@shared/contract/calls/account'
import { formatPercent } from '@shared/format/number'
import { Skeleton, SkeletonRows } from '@shared/ui/skeleton'
import { TitleBar } from '@shared/ui/title-bar'
import { useLanguage } from 'shell/i18n'
import { back } from 'shell/navigation'
import { useCall } from 'shell/query'
import { Loaded, Page } from 'shell/screen'
import { Figures } from './figures.tsx'
import { Invite } from './invite.tsx'
import { Levels } from './levels.tsx'
import { firstPage, Members } from './members.tsx'
import css from './team.module.css'

export type Team = OutputOf<typeof myTeamCall>

export default function TeamScreen() {
  const { t } = useLingui()
  const team = useCall(myTeamCall, firstPage())
  const skeleton = (
    <div role="status" aria-label={t`Loading...`} className={css.page}>
      <Skeleton width="100%" height={132} />
      <Skeleton width="100%" height={120} />
      <SkeletonRows rows={4} />
    </div>
  )
  return (
    <Page>
      <TitleBar title={<Trans>Invite team</Trans>} onBack={back} />
      <Loaded of={team} title={<Trans>Couldn't load your team</Trans>} skeleton={skeleton}>
        {value => (
          <div className={css.page}>
            <Terms levels={value.levels} />
            <Invite team={value} />
            <Figures team={value} />
            <Levels team={value} />
            <Members team={value} />
          </div>
        )}
      </Loaded>
    </Page>
  )
}

/** What one gets, and what one does not. */
function Terms({ levels }: Pick<Team, 'levels'>) {
  const { bcp47 } = useLanguage()
  const [first, second, third] = levels.map(({ rate }) => formatPercent(bcp47, rate, { places: 2, minPlaces: 0 }))
  return (
    <p className={css.terms}>
      <Trans>
        You earn {first}, {second} and {third} of the trading fees paid by the three levels of your team. You earn
        nothing from their deposits or losses.
      </Trans>
    </p>
  )
}
