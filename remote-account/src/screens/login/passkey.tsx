/** Logging in by a passkey, beside the password (docs/rules/account.md#passkeys). */
import { havePasskeys, knowsPasskeys } from '../../parts/passkey/usable.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { useBeside } from './use-beside.ts'

export const Passkey = () => (havePasskeys() && knowsPasskeys() ? <Known /> : null)

/** The button's place is there from the first picture on. */
function Known() {
  const beside = useBeside()
  return beside ? <beside.ByPasskey /> : <PasskeyButton loading />
}
