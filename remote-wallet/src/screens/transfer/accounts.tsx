/** Which account gives and which receives; the arrow turns them. */
import { Trans, useLingui } from '@lingui/react/macro'
import { IconButton } from '@shared/ui/icon-button'
import { ArrowDownUp } from 'lucide-react'
import type { Account, Direction } from './transfer.model.ts'
import css from './transfer.module.css'

type Props = { names: Record<Account, string>; direction: Direction; disabled: boolean; onTurn(): void }

export function Accounts({ names, direction, disabled, onTurn }: Props) {
  const { t } = useLingui()
  return (
    <div className={css.accounts}>
      <div className={css.names}>
        <p className={css.account}>
          <span className={css.label}>
            <Trans context="account">From</Trans>
          </span>
          <span>{names[direction.from]}</span>
        </p>
        <p className={css.account}>
          <span className={css.label}>
            <Trans context="account">To</Trans>
          </span>
          <span>{names[direction.to]}</span>
        </p>
      </div>
      <IconButton icon={ArrowDownUp} label={t`Switch accounts`} disabled={disabled} onClick={onTurn} />
    </div>
  )
}
