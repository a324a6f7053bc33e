/** What a passkey is called where its keeper said nothing. */
import { useLingui } from '@lingui/react/macro'

export function usePasskeyName(): (of: { name: string }) => string {
  const { t } = useLingui()
  return ({ name }) => name || t`Passkey`
}
