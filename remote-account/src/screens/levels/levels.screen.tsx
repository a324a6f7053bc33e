/** The level, what raises it, and what it brings (docs/rules/account.md#levels). */
import { Trans, useLingui } from '@lingui/react/macro'
import {
  type Level,
  levelListCall,
  myUserInfoCall,
  rewardListCall,
  type UserInfo,
} from '@shared/contract/calls/account'
import { rewardKinds } from '@shared/contract/codes'
import { EmptyState } from '@shared/ui/empty-state'
import { IconButton } from '@shared/ui/icon-button'
import { SkeletonRows } from '@shared/ui/skeleton'
import { TitleBar } from '@shared/ui/title-bar'
import { Crown, Info } from 'lucide-react'
import { back } from 'shell/navigation'
import { useCall } from 'shell/query'
import { Loaded, Page, together, useSheet } from 'shell/screen'
import { hasFeature } from 'shell/transport'
import { AboutSheet } from './about-sheet.tsx'
import { Cards } from './cards.tsx'
import { standingOf } from './levels.model.ts'
import css from './levels.module.css'
import { Rewards } from './rewards.tsx'
import { StandingBar } from './standing-bar.tsx'

/** Prices move what counts. */
const EVERY = 10_000
/** A gift for each level, and more. */
const ALL = { pageSize: 50 }

export default function LevelsScreen() {
  const { t } = useLingui()
  const about = useSheet<true>()
  const known = together(useCall(myUserInfoCall, {}, { every: EVERY }), useCall(levelListCall, ALL))
  const info = <IconButton icon={Info} label={t`How levels work`} onClick={() => about.show(true)} />
  return (
    <Page>
      <TitleBar title={<Trans>VIP level</Trans>} onBack={back} actions={info} />
      <div className={css.page}>
        <Loaded of={known} title={<Trans>Couldn't load your level</Trans>} skeleton={<SkeletonRows rows={5} />}>
          {([user, { records }]) => <Standing user={user} levels={records} />}
        </Loaded>
      </div>
      <AboutSheet open={about.open} onClose={about.close} />
    </Page>
  )
}

function Standing({ user, levels }: { user: UserInfo; levels: readonly Level[] }) {
  const assets = user.levelAssets ?? '0'
  const standing = standingOf(user.level ?? 0, assets, levels)
  if (!standing) return <EmptyState icon={Crown} title={<Trans>Levels aren't available here</Trans>} />
  return (
    <>
      <StandingBar standing={standing} assets={assets} />
      {hasFeature('welfare') ? (
        <WithRewards {...{ standing, levels, assets }} />
      ) : (
        <Cards {...{ standing, levels, assets }} gifts={[]} />
      )}
    </>
  )
}

type Props = { standing: NonNullable<ReturnType<typeof standingOf>>; levels: readonly Level[]; assets: string }

function WithRewards({ standing, levels, assets }: Props) {
  const gifts = useCall(rewardListCall, { ...ALL, kind: rewardKinds.gift })
  const envelopes = useCall(rewardListCall, { pageSize: 1, kind: rewardKinds.envelope })
  return (
    <Loaded
      of={together(gifts, envelopes)}
      undated
      title={<Trans>Couldn't load your rewards</Trans>}
      skeleton={<SkeletonRows rows={4} />}
    >
      {([{ records }, { records: newest }]) => (
        <>
          <Rewards standing={standing} gifts={records} envelope={newest[0]} />
          <Cards standing={standing} levels={levels} assets={assets} gifts={records} />
        </>
      )}
    </Loaded>
  )
}
