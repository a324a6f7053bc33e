import { hasFeature } from 'shell/transport'

/** A passkey belongs to a name: that of no machine ends in a number. */
const isAddress = (host: string) => host.startsWith('[') || !Number.isNaN(Number(host.split('.').at(-1)))

/** Whether passkeys are good where the app is open: over TLS or on this machine, by a name (docs/rules/account.md#passkeys). */
export const havePasskeys = (): boolean =>
  hasFeature('passkeys') && window.isSecureContext && !isAddress(location.hostname)

/** Whether this browser knows of them. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function'
