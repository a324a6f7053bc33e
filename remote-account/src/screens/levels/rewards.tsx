/** What the level has brought: gifts to claim, and the envelope of the week. */
import { Trans, useLingui } from '@lingui/react/macro'
import { type Reward, rewardListCall } from '@shared/contract/calls/account'
import { rewardStates } from '@shared/contract/codes'
import { fromServerTime } from '@shared/format/time'
import { Amount } from '@shared/ui/amount'
import { Icon } from '@shared/ui/icon'
import { List, ListRow } from '@shared/ui/list-row'
import { SectionHeader } from '@shared/ui/section-header'
import { Gift, Mail } from 'lucide-react'
import { serverNow } from 'shell/market-feed'
import { changed } from 'shell/query'
import { ClaimRow } from '../../parts/reward-row.tsx'
import { useRewardNames } from '../../parts/task-names.ts'
import { TimeTo, Until } from '../../parts/until.tsx'
import { Usdt } from '../../parts/usdt.tsx'
import { type Envelope, envelopeOf, type Standing, WEEK, weekStart } from './levels.model.ts'
import css from './levels.module.css'
import { WeekRing } from './week-ring.tsx'

type Props = { standing: Standing; gifts: readonly Reward[]; envelope: Reward | undefined }

export function Rewards({ standing, gifts, envelope: newest }: Props) {
  const { t } = useLingui()
  const madeAt = newest?.createTime ? fromServerTime(newest.createTime) : 0
  const open = gifts.filter(({ state }) => state === rewardStates.claimable)
  return (
    <section>
      <SectionHeader title={<Trans>Rewards</Trans>} />
      <List flush label={t`Rewards`}>
        {open.map(gift => (
          <GiftRow key={gift.id} of={gift} />
        ))}
        {open.length === 0 && <NextGift standing={standing} />}
        <EnvelopeRow of={envelopeOf(standing.now, newest, madeAt, serverNow())} />
      </List>
    </section>
  )
}

const disc = (icon: typeof Gift) => (
  <span className={css.disc}>
    <Icon of={icon} size={20} />
  </span>
)

function GiftRow({ of }: { of: Reward }) {
  const title = useRewardNames()(of)
  return (
    <ClaimRow
      id={of.id}
      amount={of.amount}
      waiting={of}
      title={title}
      note={<Usdt value={of.amount} />}
      lead={disc(Gift)}
    />
  )
}

/** Where none waits: what the next level brings. */
function NextGift({ standing: { next, missing } }: { standing: Standing }) {
  const { t } = useLingui()
  if (!next) return null
  const { name } = next
  return (
    <ListRow
      title={t`Upgrade gift ${name}`}
      note={<Usdt value={next.upgradeGift} />}
      lead={disc(Gift)}
      value={<Amount value={missing} />}
      valueNote={<Trans>left</Trans>}
    />
  )
}

/** By Monday there is another. */
const renew = () => changed(rewardListCall.reads)

function EnvelopeRow({ of }: { of: Envelope }) {
  const { t } = useLingui()
  const title = t`Weekly red envelope`
  if (of.state === 'none')
    return <ListRow title={title} note={<Trans>From V1, every Monday</Trans>} lead={disc(Mail)} />
  if (of.state === 'open') return <OpenEnvelope title={title} of={of.reward} />
  const amount = <Usdt value={of.amount} />
  const monday = weekStart(serverNow()) + WEEK
  return (
    <ListRow
      title={title}
      lead={<WeekRing />}
      note={of.state === 'claimed' ? <Trans>{amount} · claimed this week</Trans> : amount}
      value={<TimeTo moment={monday} onEnd={renew} />}
      valueNote={<Trans>until Monday 00:00 (UTC+8)</Trans>}
    />
  )
}

function OpenEnvelope({ title, of }: { title: string; of: Reward }) {
  const { id, amount, expireTime } = of
  const note = (
    <>
      <Usdt value={amount} />
      {expireTime && (
        <>
          {' · '}
          <Until moment={expireTime} onEnd={renew} />
        </>
      )}
    </>
  )
  return <ClaimRow id={id} amount={amount} waiting={of} title={title} note={note} lead={disc(Mail)} />
}
