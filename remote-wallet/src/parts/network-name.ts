/** A network as people call it: in a word, since it stands in fields and lines of lists. */
import { useLingui } from '@lingui/react/macro'

export function useNetworkName(): (network: string) => string {
  const { t } = useLingui()
  return network => (network === 'BANK' ? t`Bank` : network)
}
