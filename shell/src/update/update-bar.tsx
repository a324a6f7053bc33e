/** Offers a new version of the shell, once per release of it; a page that can follow no more says so until it is loaded anew. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { IconButton } from '@shared/ui/icon-button'
import { useAtomValue } from 'jotai'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { reload } from '../browser/reload.ts'
import css from '../frame/bar.module.css'
import { newShellAtom } from './new-shell.ts'
import { refusedAtom } from './refused.ts'

export function UpdateBar() {
  const { t } = useLingui()
  const serial = useAtomValue(newShellAtom)
  const stuck = useAtomValue(refusedAtom) > 0
  const [dismissed, setDismissed] = useState(0)
  if (stuck) return <Bar words={<Trans>This page is out of date</Trans>} />
  if (serial <= dismissed) return null
  return (
    <Bar words={<Trans>A new version is ready</Trans>}>
      <IconButton icon={X} label={t({ message: 'Close', context: 'window' })} onClick={() => setDismissed(serial)} />
    </Bar>
  )
}

const Bar = ({ words, children }: { words: ReactNode; children?: ReactNode }) => (
  <div role="status" className={css.bar} data-look="brand">
    <span>{words}</span>
    <Button small look="tonal" onClick={reload}>
      <Trans>Reload</Trans>
    </Button>
    {children}
  </div>
)
