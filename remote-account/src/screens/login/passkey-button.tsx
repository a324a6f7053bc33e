import { Trans } from '@lingui/react/macro'
import { Button, type ButtonProps } from '@shared/ui/button'
import { KeyRound } from 'lucide-react'

export const PasskeyButton = (props: Pick<ButtonProps, 'loading' | 'reason' | 'onClick'>) => (
  <Button look="line" wide icon={KeyRound} {...props}>
    <Trans>Log in with a passkey</Trans>
  </Button>
)
