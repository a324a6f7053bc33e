/** What can be used now, out of sight if wanted, and the way to more of it. */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import type { Decimal } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { IconButton } from '@shared/ui/icon-button'
import { ChevronDown, ChevronUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWay } from 'shell/navigation'
import { Eye } from 'shell/screen'
import { isVirtual, useTradingAccount } from '../../parts/account/trading-account.ts'
import { useLiveAccount } from '../../parts/positions/use-live-account.ts'
import { useTransfer } from '../../parts/ticket/transfer-over.tsx'
import css from './contract.module.css'

type Props = {
  /** Whether the preview is unfolded. */
  preview: boolean
  onPreview(open: boolean): void
}

/** Of the contract account. */
export function Funds(props: Props) {
  const { data: live } = useLiveAccount()
  const way = useWay(to.transfer())
  const isFundable = !isVirtual(useTradingAccount()) && way !== undefined
  const transfer = useTransfer()
  return (
    <FundsRow {...props} available={live?.available}>
      {isFundable && (
        <button type="button" className={css.link} aria-haspopup="dialog" onClick={() => transfer('')}>
          <Trans>Transfer</Trans>
        </button>
      )}
    </FundsRow>
  )
}

type RowProps = Props & {
  available: Decimal | undefined
  /** The way to more of it. */
  children: ReactNode
}

export function FundsRow({ preview, onPreview, available, children }: RowProps) {
  const { t } = useLingui()
  return (
    <div className={css.funds}>
      <p className={css.available}>
        <Trans>Available</Trans>
        <b>
          <Amount value={available} unit="USDT" />
        </b>
      </p>
      <Eye />
      {children}
      <span className={css.foldPreview}>
        <IconButton
          icon={preview ? ChevronUp : ChevronDown}
          size={20}
          label={t`Preview chart`}
          aria-expanded={preview}
          onClick={() => onPreview(!preview)}
        />
      </span>
    </div>
  )
}
