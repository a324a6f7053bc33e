/** What is wrong with a first step, and why it cannot be sent now, in words. */
import { useLingui } from '@lingui/react/macro'
import { formatDecimal } from '@shared/format/number'
import type { Decimal } from '@shared/money'
import { useLanguage } from 'shell/i18n'
import { useOfflineReason } from '../../parts/offline.ts'
import type { Fault, Network } from './recharge.model.ts'

export function useFaultWords({ rechargeMin, rechargeMax }: Network): Record<Fault, string> {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  const figure = (value: Decimal | null | undefined) => formatDecimal(bcp47, value, { places: 8, minPlaces: 0 })
  const least = figure(rechargeMin)
  const most = figure(rechargeMax)
  return { missing: t`Enter an amount`, below: t`The minimum is ${least}`, above: t`The maximum is ${most}` }
}

/** Why nothing can be sent now. */
export function useReason(network: Network, uploading: boolean): string | undefined {
  const { t } = useLingui()
  const offline = useOfflineReason()
  const name = network.network
  if (offline) return offline
  if (network.paused) return t`${name} is paused: ${network.paused}`
  return uploading ? t`Uploading your pictures` : undefined
}
