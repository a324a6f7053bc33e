/** A reward that cannot be claimed yet: what it waits for, and the way there or the time until then (docs/rules/account.md#held-rewards). */
import { Trans, useLingui } from '@lingui/react/macro'
import { type Reward, rewardListCall } from '@shared/contract/calls/account'
import { isIdentityUnderReview } from '@shared/contract/identity'
import { HELD_NIGHTS } from '@shared/contract/limits'
import * as to from '@shared/contract/to'
import { formatDecimal } from '@shared/format/number'
import { Button } from '@shared/ui/button'
import { ListRow, type ListRowProps } from '@shared/ui/list-row'
import { useLanguage } from 'shell/i18n'
import { useWay } from 'shell/navigation'
import { changed } from 'shell/query'
import { useSession } from 'shell/session'
import { TimeTo } from './until.tsx'

export type Waiting = Pick<Reward, 'waits' | 'holds' | 'claimTime'>
const nights = HELD_NIGHTS
type Props = Pick<ListRowProps, 'title' | 'note' | 'lead'> & { waiting: Waiting }

export const WaitingRow = ({ waiting, note, ...row }: Props) => (
  <ListRow
    {...row}
    note={
      <>
        {note} · <Condition of={waiting} />
      </>
    }
    value={waiting.waits === 'identity' ? <Verify /> : waiting.claimTime && <Countdown to={waiting.claimTime} />}
  />
)

function Condition({ of: { waits, holds, claimTime } }: { of: Waiting }) {
  const { bcp47 } = useLanguage()
  const isUnderReview = isIdentityUnderReview(useSession().user)
  if (waits === 'identity')
    return isUnderReview ? <Trans>Identity under review</Trans> : <Trans>Verify your identity to claim</Trans>
  const amount = formatDecimal(bcp47, holds ?? '0', { places: 2, minPlaces: 0 })
  return claimTime ? (
    <Trans>Keep {amount} USDT or more until you can claim</Trans>
  ) : (
    <Trans>
      Keep {amount} USDT or more for {nights} nights to claim
    </Trans>
  )
}

function Verify() {
  const { t } = useLingui()
  const way = useWay(to.identity())
  const isUnderReview = isIdentityUnderReview(useSession().user)
  return (
    way &&
    !isUnderReview && (
      <Button small href={way} aria-label={t`Verify your identity`}>
        <Trans context="identity">Verify</Trans>
      </Button>
    )
  )
}

const renew = () => changed(rewardListCall.reads)
const Countdown = ({ to: moment }: { to: string }) => <TimeTo moment={moment} onEnd={renew} />
