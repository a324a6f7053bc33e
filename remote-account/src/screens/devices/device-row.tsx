/** One place where the person is signed in: what it is, when it was last used, and its end. */
import { Trans } from '@lingui/react/macro'
import { formatRecordTime } from '@shared/format/time'
import { Badge } from '@shared/ui/badge'
import { Button } from '@shared/ui/button'
import { Icon } from '@shared/ui/icon'
import { ListRow } from '@shared/ui/list-row'
import { Monitor, Smartphone } from 'lucide-react'
import { type SignedInAt, useDeviceName } from './use-sign-out.ts'

type Props = {
  of: SignedInAt
  /** What keeps anything from being sent now. */
  reason: string | undefined
  busy: boolean
  onSignOut(): void
}

const isHandheld = (device: string) => /iPhone|iPad|Android/.test(device)

export function DeviceRow({ of, reason, busy, onSignOut }: Props) {
  const name = useDeviceName()
  const seen = of.lastSeen && formatRecordTime(of.lastSeen)
  return (
    <ListRow
      lead={<Icon of={isHandheld(of.device ?? '') ? Smartphone : Monitor} size={22} />}
      title={name(of)}
      note={seen && !of.current ? <Trans>Last active {seen}</Trans> : <Trans>Active now</Trans>}
      value={
        of.current ? (
          <Badge>
            <Trans>This device</Trans>
          </Badge>
        ) : (
          <Button small loading={busy} reason={reason} onClick={onSignOut}>
            <Trans>Log out</Trans>
          </Button>
        )
      }
    />
  )
}
