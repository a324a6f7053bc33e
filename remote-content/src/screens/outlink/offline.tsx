/** Nothing was opened yet, and there is no connection: it comes by itself once there is one. */
import { Trans } from '@lingui/react/macro'
import { EmptyState } from '@shared/ui/empty-state'
import { useAtomValue } from 'jotai'
import { WifiOff } from 'lucide-react'
import { useState } from 'react'
import { onlineAtom } from 'shell/transport'
import css from './outlink.module.css'

/** Whether there was a connection once: what stands is not taken away as it is lost. */
export function useOpened(): boolean {
  const { online } = useAtomValue(onlineAtom)
  const [opened, setOpened] = useState(online)
  if (online && !opened) setOpened(true)
  return opened
}

export const Offline = () => (
  <div className={css.panel} role="alert">
    <EmptyState icon={WifiOff} title={<Trans>No connection</Trans>}>
      <Trans>This page will load when you're back online.</Trans>
    </EmptyState>
  </div>
)
