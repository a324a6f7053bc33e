/** What can be used now, out of sight if wanted, and the way to more of it. */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Amount } from '@shared/ui/amount'
import { IconButton } from '@shared/ui/icon-button'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useWay } from 'shell/navigation'
import { Eye } from 'shell/screen'
import { useLiveAccount } from '../../parts/positions/use-live-account.ts'
import css from './contract.module.css'

type Props = {
  /** Whether the preview is unfolded. */
  preview: boolean
  onPreview(open: boolean): void
}

export function Funds({ preview, onPreview }: Props) {
  const { t } = useLingui()
  const { data: live } = useLiveAccount()
  const transfer = useWay(to.transfer())
  return (
    <div className={css.funds}>
      <p className={css.available}>
        <Trans>Available</Trans>
        <b>
          <Amount value={live?.available} unit="USDT" />
        </b>
      </p>
      <Eye />
      {transfer && (
        <a className={css.link} href={transfer}>
          <Trans>Transfer</Trans>
        </a>
      )}
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
