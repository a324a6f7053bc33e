/** An account: what it is called, where it is, and until when it is held. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { PayoutAccount } from '@shared/contract/calls/wallet'
import { payoutKinds } from '@shared/contract/codes'
import { formatRecordTime, fromServerTime } from '@shared/format/time'
import { Address } from '@shared/ui/address'
import { Badge } from '@shared/ui/badge'
import { Countdown, useTimeLeft } from '@shared/ui/countdown'
import { Icon } from '@shared/ui/icon'
import { IconButton } from '@shared/ui/icon-button'
import { ClockAlert, Pencil } from 'lucide-react'
import { serverNow } from 'shell/market-feed'
import css from './settlement.module.css'

const nameOf = ({ label, network, bankName }: PayoutAccount): string => label || bankName || network || ''

/** @param onEdit absent where it is looked at while it is changed */
export function AccountCard({ of, onEdit }: { of: PayoutAccount; onEdit?: (() => void) | undefined }) {
  const { t } = useLingui()
  const name = nameOf(of)
  return (
    <article className={css.card} data-panel="">
      <div className={css.head}>
        <h2 className={css.name}>{name}</h2>
        {of.isDefault && (
          <Badge kind="brand">
            <Trans context="account">Default</Trans>
          </Badge>
        )}
        {onEdit && <IconButton icon={Pencil} size={20} label={t`Edit ${name}`} onClick={onEdit} />}
      </div>
      {of.kind === payoutKinds.chain ? <OnChain of={of} /> : <AtBank of={of} />}
      {of.usableFrom && <Hold from={of.usableFrom} />}
    </article>
  )
}

type Of = { of: PayoutAccount }

const OnChain = ({ of: { network, address, label } }: Of) => (
  <>
    {label && <p className={css.note}>{network}</p>}
    <Address value={address ?? ''} />
  </>
)

const AtBank = ({ of: { bankName, label, currency, number, realName } }: Of) => (
  <>
    <p className={css.note}>{[label && bankName, currency].filter(Boolean).join(' · ')}</p>
    <p className={css.number}>{number}</p>
    <p className={css.note}>{realName}</p>
  </>
)

/** Nothing once it may be used. */
function Hold({ from }: { from: string }) {
  const until = fromServerTime(from)
  const time = formatRecordTime(from)
  if (useTimeLeft(until, serverNow) === 0) return null
  return (
    <p className={css.hold}>
      <Icon of={ClockAlert} size={16} />
      <span className={css.until}>
        <Trans>Available from {time}</Trans>
      </span>
      <Countdown until={until} now={serverNow} />
    </p>
  )
}
