/** Logging in by a passkey, beside the password (docs/rules/account.md#passkeys). */
import { havePasskeys, knowsPasskeys } from '../../parts/passkey/usable.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { useDeferred } from './use-deferred.ts'

export const Passkey = () => (havePasskeys() && knowsPasskeys() ? <Known /> : null)

/** The button's place is there from the first picture on. */
function Known() {
  const deferred = useDeferred()
  return deferred ? <deferred.ByPasskey /> : <PasskeyButton loading />
}
