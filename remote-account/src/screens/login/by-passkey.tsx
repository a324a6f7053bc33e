import { PasskeyTrouble } from '../../parts/passkey/trouble.tsx'
import { FailureNote } from './failure-note.tsx'
import css from './login.module.css'
import { PasskeyButton } from './passkey-button.tsx'
import { usePasskey } from './use-passkey.ts'

export function ByPasskey() {
  const { state, busy, fault, reason, logIn } = usePasskey()
  return (
    <div className={css.form}>
      <PasskeyButton loading={busy} reason={reason} onClick={() => void logIn()} />
      <FailureNote of={state} />
      <PasskeyTrouble fault={fault} />
    </div>
  )
}
