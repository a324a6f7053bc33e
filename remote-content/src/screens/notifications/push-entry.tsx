/** The way to what is told while the app is closed: a sheet in the address, its code after the first paint. */
import { useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { IconButton } from '@shared/ui/icon-button'
import { BellRing } from 'lucide-react'
import { useEffect } from 'react'
import { useAddressedSheet, useLater } from 'shell/screen'
import { hasFeature } from 'shell/transport'

const load = () => import(/* webpackChunkName: "push-sheet" */ './push-sheet.tsx')

export function PushEntry() {
  const { t } = useLingui()
  const { value, show, frame } = useAddressedSheet(to.notifications, 'sheet')
  const { parts, bring } = useLater(load)
  const isOpen = value === 'alerts'
  useEffect(() => {
    if (isOpen) void bring() // a link led here
  }, [isOpen, bring])
  if (!hasFeature('web-push')) return null
  const open = async () => {
    if (await bring()) show('alerts')
  }
  return (
    <>
      <IconButton icon={BellRing} label={t`Alerts when the app is closed`} onClick={() => void open()} />
      {parts && <parts.PushSheet {...frame} open={isOpen} />}
    </>
  )
}
