/** Offers a new version of the shell, once per release of it. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { IconButton } from '@shared/ui/icon-button'
import { useAtomValue } from 'jotai'
import { X } from 'lucide-react'
import { useState } from 'react'
import { newShellAtom } from '../update/new-shell.ts'
import css from './bar.module.css'

export function UpdateBar() {
  const { t } = useLingui()
  const serial = useAtomValue(newShellAtom)
  const [dismissed, setDismissed] = useState(0)
  if (serial <= dismissed) return null
  return (
    <div role="status" className={css.bar} data-look="brand">
      <Trans>A new version is ready</Trans>
      <Button small look="tonal" onClick={() => location.reload()}>
        <Trans>Reload</Trans>
      </Button>
      <IconButton icon={X} label={t({ message: 'Close', context: 'window' })} onClick={() => setDismissed(serial)} />
    </div>
  )
}
