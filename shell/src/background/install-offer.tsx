/** Offers to install the app; where the browser has no question of its own, one sentence says how. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { IconButton } from '@shared/ui/icon-button'
import { useAtom, useAtomValue } from 'jotai'
import { X } from 'lucide-react'
import css from '../frame/bar.module.css'
import { currentPage, pagesAtom } from '../pages/pages.ts'
import { HOME } from '../remotes/routes.ts'
import { onlineAtom } from '../surface/transport/connection.ts'
import { installAtom } from './install.ts'

export function InstallOffer() {
  const { t } = useLingui()
  const [install, setInstall] = useAtom(installAtom)
  useAtomValue(pagesAtom)
  const { online } = useAtomValue(onlineAtom)
  if (!install || !online || currentPage()?.path !== HOME) return null
  const close = () => setInstall(null)
  return (
    <div role="status" className={css.bar} data-look="brand">
      {install.by === 'hand' ? (
        <Trans>Install the app: tap Share, then Add to Home Screen</Trans>
      ) : (
        <>
          <Trans>Install the app so it opens even when you're offline</Trans>
          <Button small look="tonal" onClick={() => void install.ask().finally(close)}>
            <Trans>Install</Trans>
          </Button>
        </>
      )}
      <IconButton icon={X} label={t({ message: 'Close', context: 'window' })} onClick={close} />
    </div>
  )
}
