import { useLingui } from '@lingui/react/macro'
import { IconButton } from '@shared/ui/icon-button'
import { hideBalancesAtom } from '@shared/ui/preferences'
import { useAtom } from 'jotai'
import { EyeOff, Eye as Open } from 'lucide-react'

/** Hides every balance of the app, and shows them again. */
export function Eye({ size = 18 }: { size?: 16 | 18 }) {
  const { t } = useLingui()
  const [hidden, setHidden] = useAtom(hideBalancesAtom)
  const icon = hidden ? EyeOff : Open
  return (
    <IconButton icon={icon} size={size} label={t`Hide balances`} pressed={hidden} onClick={() => setHidden(!hidden)} />
  )
}
