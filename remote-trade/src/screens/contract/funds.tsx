/** What can be used now, out of sight if wanted, and the way to more of it. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Amount } from '@shared/ui/amount'
import { IconButton } from '@shared/ui/icon-button'
import { hideBalancesAtom } from '@shared/ui/preferences'
import { useAtom } from 'jotai'
import { ChevronDown, ChevronUp, Eye, EyeOff } from 'lucide-react'
import { hasRoute } from 'shell/navigation'
import { useLiveAccount } from '../../parts/positions/use-live-account.ts'
import css from './contract.module.css'

type Props = {
  /** Whether the preview is unfolded. */
  preview: boolean
  onPreview(open: boolean): void
}

export function Funds({ preview, onPreview }: Props) {
  const { t } = useLingui()
  const { live } = useLiveAccount()
  const [hidden, setHidden] = useAtom(hideBalancesAtom)
  return (
    <div className={css.funds}>
      <p className={css.available}>
        <Trans>Available</Trans>
        <b>
          <Amount value={live?.available} unit="USDT" />
        </b>
      </p>
      <IconButton
        icon={hidden ? EyeOff : Eye}
        size={18}
        label={t`Hide balances`}
        pressed={hidden}
        onClick={() => setHidden(!hidden)}
      />
      {hasRoute('/zijinhuazhuan') && (
        <a className={css.link} href="#/zijinhuazhuan">
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
