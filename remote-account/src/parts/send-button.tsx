/** Asks for a code, or says when the next may be asked for. */
import { Trans } from '@lingui/react/macro'
import { useOfflineReason } from 'shell/screen'
import css from './send-button.module.css'

type Props = { left: number; busy: boolean; onSend(): void }

export function SendButton({ left, busy, onSend }: Props) {
  const offline = useOfflineReason() !== undefined
  return (
    <button type="button" className={css.send} disabled={busy || offline || left > 0} onClick={onSend}>
      {left > 0 ? <Trans>Resend in {left} s</Trans> : <Trans>Send code</Trans>}
    </button>
  )
}
